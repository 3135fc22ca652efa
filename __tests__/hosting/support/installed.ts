import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether a program is installed. */
export const isInstalled = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** The path of nginx's Brotli module on Debian and Ubuntu. */
export const nginxBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx supports Brotli here. */
export const hasNginxBrotli = (): boolean => existsSync(nginxBrotliModule);
