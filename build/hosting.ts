/** The last step of `npm run build`: writes redirects for hosts, and compressed copies. */
import '../scripts/lib/environment';

import { join } from 'node:path';

import { exportFolder } from '@/lib/env';

import { compressFiles } from './compress';
import { formatNginxRedirects, formatRedirectsFile } from './redirects';
import { listFilesBelow, writeIfOther } from '../scripts/lib/files';

const folder = exportFolder();
const started = performance.now();
await writeIfOther(join(folder, '_redirects'), formatRedirectsFile());
await writeIfOther(join(folder, '_redirects.nginx'), formatNginxRedirects());

const { plain, br } = await compressFiles(folder, listFilesBelow(folder), '.cache/compressed');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Hosting: ${(plain / 1e6).toFixed(1)} MB of text, ${(br / 1e6).toFixed(1)} MB as Brotli, in ${seconds} s`);
