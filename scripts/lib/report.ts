import { readFileSync, writeFileSync } from 'node:fs';

const reportFile = 'docs/performance.md';

/** The middle one of some numbers; of an even count, the lower of the two in the middle. None where one is not a number. */
export const median = (numbers: readonly number[]): number =>
  numbers.some(Number.isNaN)
    ? Number.NaN
    : (numbers.toSorted((one, other) => one - other)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN);

/** A table of Markdown: the first row is its head, the first column stands left, numbers right. */
export const markdownTable = ([head = [], ...rows]: readonly (readonly string[])[]): string =>
  [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/**
 * Puts a new report in the place of the old one.
 *
 * @param name of the command that measures: `lighthouse` of `npm run bench:lighthouse`
 * @throws {Error} when the document has no place for it
 */
export function withReport(document: string, name: string, text: string): string {
  const marks = [`<!-- ${name}: written by npm run bench:${name} -->`, `<!-- /${name} -->`] as const;
  const [from, to] = marks.map((mark) => document.indexOf(mark));
  if (from === undefined || to === undefined || from === -1 || to < from) {
    throw new Error(`${reportFile} has no place for the report. Put these two lines there:\n${marks.join('\n')}`);
  }
  return `${document.slice(0, from)}${marks[0]}\n\n${text}\n\n${document.slice(to)}`;
}

/** Writes a report into docs/performance.md. */
export function writeReport(name: string, text: string): void {
  writeFileSync(reportFile, withReport(readFileSync(reportFile, 'utf8'), name, text));
  console.log(`The table is in ${reportFile}. Run 'npm run format' before you commit it.`);
}
