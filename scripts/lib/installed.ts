import { spawnSync } from 'node:child_process';

/** Whether a program is installed. */
export const isInstalled = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
