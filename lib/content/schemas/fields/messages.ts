/** The path of a value in an item: keys and indexes, as `['steps', 2, 'title']`. */
export type Path = readonly (string | number)[];

const maxQuoted = 80;

/** Formats a value for an error message: on one line, shortened if long. */
export function cut(value: unknown): string {
  const text = String(value).replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, ' ');
  return text.length > maxQuoted ? `${text.slice(0, maxQuoted - 1).trimEnd()}…` : text;
}

/** The same, in quotes. */
export const quoteText = (value: unknown): string => `'${cut(value)}'`;
