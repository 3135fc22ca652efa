// `npm run bench`: bytes of each page of out/ as a host sends them, against budgets.json.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { attribute, elementsOf } from '@/build/export/html';
import { pagesIn } from '@/scripts/lib/page-kinds';
import { program } from '@/scripts/lib/program';

import budgets from '../budgets.json' with { type: 'json' };

/** The part of budgets.json that is checked here. */
export type Budgets = Pick<typeof budgets, 'leeway' | 'firstPaint' | 'script'>;

/** A page of the finished export: its path, and bytes compressed by brotli. */
export type PageWeight = {
  readonly path: string;
  /** The page with its inlined style: all that first paint needs. */
  readonly firstPaint: number;
  /** The scripts that it loads, with what they import. */
  readonly script: number;
};

/** The size of a text or a file, compressed by brotli, in bytes. */
export const weigh = (text: string | Buffer): number => brotliCompressSync(Buffer.from(text)).length;

/** Weighs a page. */
export function weighPage(path: string, html: string, readFile: (path: string) => Buffer): PageWeight {
  const sources = elementsOf(html).flatMap((element) => {
    const isImported = element.tagName === 'link' && attribute(element, 'rel') === 'modulepreload';
    return attribute(element, isImported ? 'href' : 'src') !== undefined && (isImported || element.tagName === 'script')
      ? (attribute(element, isImported ? 'href' : 'src') ?? '')
      : [];
  });
  return {
    path,
    firstPaint: weigh(html),
    script: sources.reduce((sum, source) => sum + weigh(readFile(source)), 0),
  };
}

/**
 * What is over its budget, a line each. First paint grows with the words of a page: over its budget it is reported, over
 * its leeway it fails. Script fails at once.
 */
export function overBudget({ path, firstPaint, script }: PageWeight, { leeway, ...most }: Budgets) {
  const bytes = (count: number): string => `${count.toLocaleString('en')} bytes`;
  const paint = firstPaint > most.firstPaint.everyPage ? [`${path}: first paint needs ${bytes(firstPaint)}.`] : [];
  const isFarOver = firstPaint > most.firstPaint.everyPage * (1 + leeway.share);
  return {
    reported: isFarOver ? [] : paint,
    failed: [
      ...(isFarOver ? paint : []),
      ...(script > most.script.withIsland ? [`${path}: loads ${bytes(script)} of script.`] : []),
    ],
  };
}

function main(): boolean {
  const out = 'out';
  const pages = pagesIn(out).map(({ file, path }) =>
    weighPage(path, readFileSync(join(out, file), 'utf8'), (source) => readFileSync(join(out, source))),
  );
  if (pages.length === 0) throw new Error(`${out}/ has no page. Run \`npm run build\`.`);
  const width = Math.max(...pages.map(({ path }) => path.length));
  const kilobytes = (count: number): string => (count / 1000).toFixed(1).padStart(8);

  console.log(`${'kB, brotli'.padEnd(width)}    page  script`);
  for (const { path, firstPaint, script } of pages) {
    console.log(`${path.padEnd(width)}${kilobytes(firstPaint)}${script > 0 ? kilobytes(script) : ''}`);
  }
  const excess = pages.map((page) => overBudget(page, budgets));
  const [reported, failed] = [excess.flatMap((each) => each.reported), excess.flatMap((each) => each.failed)];
  if (reported.length > 0) console.log(`\nOver budget, reported only:\n${reported.join('\n')}`);
  if (failed.length > 0) console.log(`\nToo large (budgets.json):\n${failed.join('\n')}`);
  return failed.length === 0;
}

void program(import.meta.url, main);
