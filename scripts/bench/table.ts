import type { MeasuredPage } from './budgets';
import type { PageWeight } from './weight';

/** Bytes as kB with one decimal; a dot for nothing, so that what is there stands out. */
const kilobytes = (bytes: number): string => (bytes === 0 ? '·' : (bytes / 1000).toFixed(1));

/** All that a page loads, fonts and pictures aside. */
const total = ({ html, css, js }: PageWeight): number => html.brotli + css.brotli + js.brotli;

const columns: readonly (readonly [heading: string, value: (page: MeasuredPage) => string])[] = [
  ['page', ({ path, hasIsland }) => (hasIsland ? `${path} *` : path)],
  ['HTML', ({ weight }) => kilobytes(weight.html.raw)],
  ['br', ({ weight }) => kilobytes(weight.html.brotli)],
  ['CSS', ({ weight }) => kilobytes(weight.css.raw)],
  ['br', ({ weight }) => kilobytes(weight.css.brotli)],
  ['JS', ({ weight }) => kilobytes(weight.js.raw)],
  ['br', ({ weight }) => kilobytes(weight.js.brotli)],
  ['fonts', ({ fonts }) => kilobytes(fonts)],
  ['1st paint', ({ weight }) => kilobytes(weight.firstPaint)],
  ['all', ({ weight }) => kilobytes(total(weight))],
  ['│ 1st paint', ({ plain }) => kilobytes(plain.firstPaint)],
  ['JS', ({ plain }) => kilobytes(plain.js.brotli)],
  ['all', ({ plain }) => kilobytes(total(plain))],
];

const legend = [
  'In kB of 1000 bytes. br: compressed by brotli, as are: 1st paint, what it waits for; all, HTML and CSS and JS.',
  '*: with an island. Every page carries its CSS in its HTML. Right of the line: the page as Next.js wrote it.',
];

/** Lays rows out in columns: the first to the left, numbers to the right. */
function layOut(rows: readonly (readonly string[])[]): string[] {
  const widths = rows[0]?.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0))) ?? [];
  return rows.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}

/** The weights of all pages, as lines to print. */
export function weightTable(pages: readonly MeasuredPage[]): string[] {
  const rows = [columns.map(([heading]) => heading), ...pages.map((page) => columns.map(([, value]) => value(page)))];
  return [...layOut(rows), '', ...legend];
}

/** How much lighter the finished pages are than those of Next.js, all of them together. */
export function savings(pages: readonly MeasuredPage[]): string {
  const finished = pages.reduce((sum, { weight }) => sum + total(weight), 0);
  const plain = pages.reduce((sum, page) => sum + total(page.plain), 0);
  const average = (bytes: number) => kilobytes(bytes / pages.length);
  return `A page loads ${average(finished)} kB on average; Next.js would have sent ${average(plain)} kB.`;
}
