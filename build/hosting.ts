/**
 * Writes what hosts need, from the one policy in build/hosting/policy.ts: the last step of `npm run build`.
 */
import '../scripts/lib/environment';

import { join } from 'node:path';

import { exportFolder } from '@/lib/env';

import { compressFiles } from './hosting/compress';
import { exportFiles, projectFiles } from './hosting/files';
import { filesBelow, writeIfOther } from '../scripts/lib/files';

const folder = exportFolder();
const started = performance.now();
for (const [name, text] of Object.entries(exportFiles())) {
  await writeIfOther(join(folder, name), text);
}
for (const [file, text] of Object.entries(projectFiles())) {
  await writeIfOther(file, text);
}

const { plain, br } = await compressFiles(folder, filesBelow(folder), '.cache/compressed');
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(`Hosting: ${(plain / 1e6).toFixed(1)} MB of text, ${(br / 1e6).toFixed(1)} MB as Brotli, in ${seconds} s`);
