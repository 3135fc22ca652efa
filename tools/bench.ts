// `npm run bench`: compares the compressed size of each page in out/ with budgets.json.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { getAttribute, listElements } from '@/build/export/html';
import { listPages } from '@/scripts/lib/page-kinds';
import { runProgram } from '@/scripts/lib/program';

import budgets from '../budgets.json' with { type: 'json' };

/** The part of budgets.json that is checked here. */
export type Budgets = Pick<typeof budgets, 'firstPaint' | 'script'>;

/** The sizes of an exported page, in bytes compressed with Brotli. */
export type PageWeight = {
  readonly path: string;
  /** The HTML with inlined CSS, needed for first paint. */
  readonly firstPaint: number;
  /** The scripts it loads, with their imports. */
  readonly script: number;
};

/** The size of a text or file compressed with Brotli, in bytes. */
export const measureBrotli = (text: string | Buffer): number => brotliCompressSync(Buffer.from(text)).length;

/** Measures a page. */
export function measurePage(path: string, html: string, readFile: (path: string) => Buffer): PageWeight {
  const sources = listElements(html).flatMap((element) => {
    const isImported = element.tagName === 'link' && getAttribute(element, 'rel') === 'modulepreload';
    return getAttribute(element, isImported ? 'href' : 'src') !== undefined &&
      (isImported || element.tagName === 'script')
      ? (getAttribute(element, isImported ? 'href' : 'src') ?? '')
      : [];
  });
  return {
    path,
    firstPaint: measureBrotli(html),
    script: sources.reduce((sum, source) => sum + measureBrotli(readFile(source)), 0),
  };
}

/** Budget violations, one line each. */
export function findOverBudget({ path, firstPaint, script }: PageWeight, budget: Budgets): string[] {
  const formatBytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
  return [
    ...(firstPaint > budget.firstPaint.everyPage ? [`${path}: first paint needs ${formatBytes(firstPaint)}.`] : []),
    ...(script > budget.script.withIsland ? [`${path}: loads ${formatBytes(script)} of script.`] : []),
  ];
}

function main(): boolean {
  const out = 'out';
  const pages = listPages(out).map(({ file, path }) =>
    measurePage(path, readFileSync(join(out, file), 'utf8'), (source) => readFileSync(join(out, source))),
  );
  if (pages.length === 0) throw new Error(`${out}/ has no page. Run \`npm run build\`.`);
  const width = Math.max(...pages.map(({ path }) => path.length));
  const formatKilobytes = (count: number): string => (count / 1000).toFixed(1).padStart(8);

  console.log(`${'kB, brotli'.padEnd(width)}    page  script`);
  for (const { path, firstPaint, script } of pages) {
    console.log(`${path.padEnd(width)}${formatKilobytes(firstPaint)}${script > 0 ? formatKilobytes(script) : ''}`);
  }
  const failed = pages.flatMap((page) => findOverBudget(page, budgets));
  if (failed.length > 0) console.log(`\nToo large (budgets.json):\n${failed.join('\n')}`);
  return failed.length === 0;
}

void runProgram(import.meta.url, main);
