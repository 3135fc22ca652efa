/** Stored items as files that a visitor can keep: JSON for programs, CSV for tables. */

/**
 * All lists in one JSON text, each item as it is stored.
 *
 * @param lists the items of each list as JSON texts, by the list's key
 */
export function toJson(lists: Readonly<Record<string, readonly string[]>>): string {
  const members = Object.entries(lists).map(
    ([key, items]) =>
      `  ${JSON.stringify(key)}: [${items.map((item) => `\n    ${item}`).join(',')}${items.length > 0 ? '\n  ' : ''}]`,
  );
  return `{\n${members.join(',\n')}\n}\n`;
}

/**
 * One cell of a CSV file (RFC 4180). A text that a table program would take for a formula gets an apostrophe before it
 * (OWASP, CSV Injection).
 */
export function csvCell(text: string): string {
  const safe = /^[\s\u00A0]*[=+\-@|%\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/u.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}

/** A CSV file: a byte order mark, that Tamil is read as Tamil, a head, and a row for each record. */
export const toCsv = (columns: readonly string[], rows: readonly Readonly<Record<string, string>>[]): string =>
  `\u{FEFF}${[columns, ...rows.map((row) => columns.map((column) => row[column] ?? ''))]
    .map((cells) => `${cells.map(csvCell).join(',')}\r\n`)
    .join('')}`;

/** The fields of a stored item as texts; an item that is no record becomes one field, `value`. */
export function fieldsOf(item: string): Readonly<Record<string, string>> {
  const value: unknown = JSON.parse(item);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    return { value: item };
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, typeof field === 'string' ? field : JSON.stringify(field)]),
  );
}
