import { categories, type Grade } from './grades';

const begin = '<!-- lighthouse: written by npm run bench:lighthouse -->';
const end = '<!-- /lighthouse -->';

const row = ({ path, hasIsland, scores, largestPaint, blockingTime, layoutShift }: Grade): string[] => [
  `\`${path}\`${hasIsland ? ' \\*' : ''}`,
  ...categories.map((category) => String(scores[category])),
  `${(largestPaint / 1000).toFixed(1)} s`,
  `${blockingTime.toFixed(0)} ms`,
  layoutShift.toFixed(3).replace(/\.?0+$/, ''),
];

const columns = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'largest paint',
  'blocked',
  'layout shift',
];

/** The grades as a table of Markdown. */
export function gradeTable(grades: readonly Grade[]): string {
  const rows = [columns, columns.map((_, index) => (index === 0 ? '---' : '---:')), ...grades.map(row)];
  return rows.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/**
 * Puts a new report in the place of the old one.
 *
 * @param document the text of docs/performance.md
 * @throws {Error} when the document has no place for it
 */
export function withReport(document: string, report: string): string {
  const from = document.indexOf(begin);
  const to = document.indexOf(end);
  if (from === -1 || to < from) {
    throw new Error(`docs/performance.md has no place for the report. Put these two lines there:\n${begin}\n${end}`);
  }
  return `${document.slice(0, from)}${begin}\n\n${report}\n\n${document.slice(to)}`;
}
