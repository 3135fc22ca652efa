/** Exports stored records: JSON for programs, CSV for spreadsheets. */

/** All lists as one JSON text, each item as stored. */
export function toJson(lists: Readonly<Record<string, readonly string[]>>): string {
  const members = Object.entries(lists).map(
    ([key, items]) =>
      `  ${JSON.stringify(key)}: [${items.map((item) => `\n    ${item}`).join(',')}${items.length > 0 ? '\n  ' : ''}]`,
  );
  return `{\n${members.join(',\n')}\n}\n`;
}

/** The cells of one row, by column. A map, because a stored item can have a key such as `__proto__`. */
export type Cells = ReadonlyMap<string, string>;

const wholeColumn = 'value';

/** The fields of a stored item as text. An item that is not an object becomes one cell, `value`. */
export function getCells(item: string): Cells {
  try {
    const value: unknown = JSON.parse(item);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return new Map(
        Object.entries(value).map(([name, field]) => [name, typeof field === 'string' ? field : JSON.stringify(field)]),
      );
    }
  } catch {
    // Nested too deeply for JSON.stringify: the stored text is shown.
  }
  return new Map([[wholeColumn, item]]);
}

/** The columns of all rows, known ones first. */
export function listColumnsIn(known: readonly string[], rows: readonly Cells[]): string[] {
  const found = new Set(rows.flatMap((row) => [...row.keys()]));
  return [...new Set([...known.filter((column) => found.has(column)), ...found])];
}

/** The start of a formula, at the start of a cell or after a character that some programs treat as a separator. */
const formula = /(^|[;\t\r\n])(?=[\s\u00A0"]*[=+\-@|%\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;

/**
 * One CSV cell (RFC 4180). Text that a spreadsheet program would run as a formula is prefixed with an apostrophe
 * (OWASP, CSV Injection), also for programs that use `;` as the separator.
 */
export function formatCsvCell(text: string): string {
  const safe = text.replace(formula, "$1'");
  return `"${safe.replace(/"/g, '""')}"`;
}

/** A CSV file: byte order mark (for Tamil in Excel), header row, one row per record. */
export const toCsv = (columns: readonly string[], rows: readonly Cells[]): string =>
  `\u{FEFF}${[columns, ...rows.map((row) => columns.map((column) => row.get(column) ?? ''))]
    .map((cells) => `${cells.map(formatCsvCell).join(',')}\r\n`)
    .join('')}`;
