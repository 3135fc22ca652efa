/** Draws share pictures (Open Graph) for every page of the export that names one in its metadata. */
import '../scripts/lib/environment';

import { exportFolder } from '@/lib/env';

import { runProgram } from '../scripts/lib/program';
import { hashTools } from '../scripts/lib/tool-hash';
import { listSharePages } from './share/pages';
import { prepareShare } from './share/prepare';

async function main(): Promise<boolean> {
  const folder = exportFolder();
  const started = performance.now();
  const tools = await hashTools(
    ['build/share', 'build/design', 'build/identity', 'build/fonts', 'lib/drawing'],
    ['@myriaddreamin/typst-ts-node-compiler', 'sharp'],
  );
  const pages = await listSharePages(folder);
  const made = await prepareShare(pages, tools, {
    cache: '.cache/share',
    output: `${folder}/share`,
  });
  if (made > 0) console.log(`Share pictures: ${made} made in ${((performance.now() - started) / 1000).toFixed(1)} s.`);
  return true;
}

void runProgram(import.meta.url, main);
