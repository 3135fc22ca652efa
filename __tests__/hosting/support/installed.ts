import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this machine has a program. */
export const isInstalled = (command: string): boolean => spawnSync('sh', ['-c', `command -v ${command}`]).status === 0;

/** Where Debian and Ubuntu put nginx's Brotli. */
export const nginxBrotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** Whether nginx can send Brotli here. Caddy always can. */
export const hasNginxBrotli = (): boolean => existsSync(nginxBrotliModule);
