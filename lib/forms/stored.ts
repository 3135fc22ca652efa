import type { Values } from './definitions';

/**
 * Validation of stored data. Anyone can write under our keys, and an older version of the site may have: invalid data
 * stays where it is, is shown on /privacy/your-data, and is not used by forms.
 */

/** Parses a stored text as a JSON object; undefined for any other text. */
export function parseObject(raw: string | null): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(raw ?? '');
    return typeof value === 'object' && value && !Array.isArray(value)
      ? (value as Readonly<Record<string, unknown>>)
      : undefined;
  } catch {
    return undefined;
  }
}

/** The items of a stored list, each a JSON text: empty if nothing is stored, undefined if it is not a list. */
export function parseList(raw: string | null): string[] | undefined {
  try {
    const items: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(items) ? items.map((item) => JSON.stringify(item)) : undefined;
  } catch {
    return undefined;
  }
}

/** Adds an item to a list without changing the rest: parsed and written anew, a large number would lose digits. */
export function appendItem(raw: string, item: string): string {
  const [start = '['] = /^.*(?=\]\s*$)/s.exec(raw) ?? [];
  return `${start}${start.trim() === '[' ? '' : ','}${item}]`;
}

/** Serialises a list. */
export const joinList = (items: readonly string[]): string => `[${items.join(',')}]`;

/** A submitted record: strings only, including its timestamp. */
export type SentRecord = Values & { readonly timestamp: string };

/** The value as a submitted record; undefined if it is not one. */
export const parseRecord = (value: unknown): SentRecord | undefined =>
  typeof value === 'object' &&
  value &&
  Object.values(value).every((field) => typeof field === 'string') &&
  (value as Values)['timestamp']
    ? (value as SentRecord)
    : undefined;
