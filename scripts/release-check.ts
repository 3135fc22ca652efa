// `npm run release-check`: lists the samples and placeholders to replace before a release. With `--count`, prints only
// the number and always succeeds.

import './lib/environment';

import { loadContent } from '@/build/content/load';
import { readContentFiles } from '@/build/content/load/files';

import { writeContent } from '../build/write-content';
import { checkContent } from './check/run';

const files = readContentFiles('content');
const loaded = loadContent(files);
if (loaded.content) await writeContent(loaded);
const { issues } = await checkContent(files, loaded);

if (issues.length > 0) {
  console.error(`The content has ${issues.length} errors: \`npm run check\` lists them. Correct them first.`);
  process.exitCode = 1;
} else {
  // Content is read when it is imported, so it must be written before.
  const { checkRelease, formatPoints } = await import('@/build/release-check');
  const { points, unused } = checkRelease();
  const count = `${points.length} samples and placeholders refuse a build for the public`;
  if (process.argv.includes('--count')) {
    console.log(`${count}. \`npm run release-check\` lists them.`);
  } else {
    if (unused.length > 0) console.log(`In pictures that no page uses (notes):\n${formatPoints(unused)}\n`);
    console.log([formatPoints(points), `${count}.`].filter(Boolean).join('\n\n'));
    process.exitCode = points.length > 0 ? 1 : 0;
  }
}
