// `npm run check:launch`: what stands between this content and a launch, by file. With `--count`, its number alone,
// which is never a failure.

import './lib/environment';

import { readFileSync } from 'node:fs';

import { buildDate } from '@/lib/build-date';
import { contentFiles } from '@/lib/content/files';
import { readPath } from '@/lib/content/mistakes';
import { openPoints } from '@/lib/launch';

import { prepareContent } from './build/content';

prepareContent();
const { absoluteUrl } = await import('@/lib/metadata');

const points = openPoints(
  {
    files: contentFiles('content'),
    documents: { 'SECURITY.md': readFileSync('SECURITY.md', 'utf8') },
    origin: absoluteUrl(''),
  },
  buildDate(),
);

const count = `${points.length} open ${points.length === 1 ? 'point' : 'points'} before launch`;
if (process.argv.includes('--count')) {
  console.log(`${count}. \`npm run check:launch\` lists them.`);
} else {
  for (const file of new Set(points.map((point) => point.file))) {
    const inFile = points.filter((point) => point.file === file);
    console.log(`\n${file} (${inFile.length})`);
    for (const { path, position, message } of inFile) {
      console.log(
        `  ${position ? `${file}:${position.line}: ` : ''}${path.length > 0 ? `${readPath(path)}: ` : ''}${message}`,
      );
    }
  }
  console.log(`\n${count}.`);
  process.exitCode = points.length > 0 ? 1 : 0;
}
