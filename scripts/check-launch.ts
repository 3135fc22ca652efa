// `npm run check:launch`: what stands between this content and a launch, by file. With `--count`, its number alone,
// which is never a failure.

import './lib/environment';

import { readFileSync } from 'node:fs';

import { figures } from '@/content/figures';
import { milestones } from '@/content/milestones';
import { programs } from '@/content/programs';
import * as reach from '@/content/reach';
import * as site from '@/content/site';
import { buildDate } from '@/lib/build-date';
import { lineOf } from '@/lib/checks/locate';
import { contentFiles } from '@/lib/content/files';
import { loadContent } from '@/lib/content/load';
import { readMistake } from '@/lib/content/mistakes';
import { openPoints } from '@/lib/launch';

import { frontmatterLine } from './check/mdx';
import { loadModules } from './check/modules';

const sourceOf = (file: string): string => readFileSync(file, 'utf8');

const files = contentFiles('content');
const { content, mistakes } = loadContent(files);
if (!content) {
  console.error(mistakes.map(readMistake).join('\n'));
  process.exit(1);
}
const { careers, events } = content.en;

const points = openPoints(
  {
    modules: await loadModules(),
    sourceOf,
    addresses: { 'content/reach.ts': reach, 'content/site.ts': site },
    files,
    documents: { 'SECURITY.md': sourceOf('SECURITY.md') },
    careers,
    events,
    figures,
    milestones,
    programs,
  },
  buildDate(),
);

const count = `${points.length} open ${points.length === 1 ? 'point' : 'points'} before launch`;
if (process.argv.includes('--count')) {
  console.log(`${count}. \`npm run check:launch\` lists them.`);
} else {
  for (const file of new Set(points.map((point) => point.file))) {
    const inFile = points.filter((point) => point.file === file);
    const source = sourceOf(file);
    const placed = inFile.map(({ item, field, message, line }) => ({
      line: line ?? (file.endsWith('.mdx') ? frontmatterLine(source, field) : lineOf(source, item, field)),
      text: `${item}${['sample', 'placeholder', item].includes(field) ? '' : `, ${field}`}: ${message}`,
    }));
    console.log(`\n${file} (${inFile.length})`);
    for (const { line, text } of placed.toSorted((a, b) => (a.line ?? 0) - (b.line ?? 0))) {
      console.log(`  ${line === undefined ? '' : `line ${line}, `}${text}`);
    }
  }
  console.log(`\n${count}.`);
  process.exitCode = points.length > 0 ? 1 : 0;
}
