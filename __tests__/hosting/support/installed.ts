import { spawnSync } from 'node:child_process';

/** Whether this machine has a program. */
export const isInstalled = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;
