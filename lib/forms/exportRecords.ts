/** Stored items as files that a visitor can keep: JSON for programs, CSV for tables. */

/** All lists in one JSON text, each item as it is stored. */
export function toJson(lists: Readonly<Record<string, readonly string[]>>): string {
  const members = Object.entries(lists).map(
    ([key, items]) =>
      `  ${JSON.stringify(key)}: [${items.map((item) => `\n    ${item}`).join(',')}${items.length > 0 ? '\n  ' : ''}]`,
  );
  return `{\n${members.join(',\n')}\n}\n`;
}

/** The cells of one row, by column. A map: a stored item can name a column `__proto__` or `constructor`. */
export type Cells = ReadonlyMap<string, string>;

const wholeColumn = 'value';

/** The fields of a stored item as texts; an item that is no record becomes one cell, `value`. */
export function cellsOf(item: string): Cells {
  try {
    const value: unknown = JSON.parse(item);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new Map(
        Object.entries(value).map(([name, field]) => [name, typeof field === 'string' ? field : JSON.stringify(field)]),
      );
    }
  } catch {
    // Nested deeper than JSON can be written: shown as it is stored.
  }
  return new Map([[wholeColumn, item]]);
}

/** The columns that any of the rows has: those that are known first, in their order. */
export function columnsIn(known: readonly string[], rows: readonly Cells[]): string[] {
  const found = new Set(rows.flatMap((row) => [...row.keys()]));
  return [...new Set([...known.filter((column) => found.has(column)), ...found])];
}

/** The beginning of a formula, at the beginning of a cell or after a sign that some table programs end a cell at. */
const formula = /(^|[;\t\r\n])(?=[\s\u00A0"]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/**
 * One cell of a CSV file (RFC 4180). A text that a table program would take for a formula gets an apostrophe before it
 * (OWASP, CSV Injection); so does what would be one in a program that takes `;` for the separator.
 */
export function csvCell(text: string): string {
  const safe = text.replace(formula, "$1'");
  return `"${safe.replace(/"/g, '""')}"`;
}

/** A CSV file: a byte order mark, that Tamil is read as Tamil, a head, and a row for each record. */
export const toCsv = (columns: readonly string[], rows: readonly Cells[]): string =>
  `\u{FEFF}${[columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')}`;
