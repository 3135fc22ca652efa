import { formNames, type FormName, type Values } from './definitions';

/**
 * Guards for what is read from storage. Anyone can write under our keys, and an older version of the site may have: what
 * does not fit is left where it is and shown on /privacy/your-data, and no form uses it.
 */

/** A stored text as a JSON object; undefined for any other text. */
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

/** The items of a stored list, each a JSON text; none where nothing is stored, and nothing where it is no list. */
export function parseList(raw: string | null): string[] | undefined {
  try {
    const items: unknown = JSON.parse(raw ?? '[]');
    return Array.isArray(items) ? items.map((item) => JSON.stringify(item)) : undefined;
  } catch {
    return undefined;
  }
}

/** The stored form of a list. */
export const joinList = (items: readonly string[]): string => `[${items.join(',')}]`;

/** A submitted record: texts alone, its time among them. */
export type SentRecord = Values & { readonly timestamp: string };

/** The value as a submitted record; undefined when it is none. */
export const asRecord = (value: unknown): SentRecord | undefined =>
  typeof value === 'object' &&
  value &&
  Object.values(value).every((field) => typeof field === 'string') &&
  (value as Values)['timestamp']
    ? (value as SentRecord)
    : undefined;

/** The value as the name of a form; undefined when there is no such form. */
export const asForm = (value: unknown): FormName | undefined => formNames.find((form) => form === value);
