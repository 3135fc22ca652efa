import * as z from 'zod';

import { pastDay, plain } from '@/lib/content/schemas/fields';
import { own } from '@/lib/own';
import type { TranslationFault } from './translate';

/** What a translated file says of itself, beside its words: that someone whose language it is has read it, and when. */
const reading = z.object({
  read: pastDay().describe('The day someone whose language this is read it'),
  readBy: plain().describe('Who read it'),
});

/** Its keys, which come before the words. */
export const readingKeys = Object.keys(reading.shape);

/** The fields as an editor completes them. */
export const readingFields = reading.shape;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const part = (value: unknown, isKept: (key: string) => boolean): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key))) : value;

/** The words of a translated file alone. */
export const withoutReading = (value: unknown): unknown => part(value, (key) => !readingKeys.includes(key));

/** What a translated file says of its reading alone. */
export const readingOf = (value: unknown): unknown => part(value, (key) => readingKeys.includes(key));

/** Whether someone whose language it is has read a translated file. */
export const isReadByNative = (value: unknown): boolean => reading.safeParse(value).success;

/** What is wrong with a reading: it has a day and a name, or there is none. */
export const readingFaults = (value: unknown): TranslationFault[] => {
  const given = readingOf(value);
  const parsed = reading.safeParse(given);
  if (parsed.success || !isRecord(given) || Object.keys(given).length === 0) return [];
  return parsed.error.issues.map(({ path, message }) => {
    const key = String(path[0]);
    return own(given, key) === undefined
      ? { path: [], message: `needs '${key}' too: ${readingKeys.join(' and ')} stand together.` }
      : { path: [key], message };
  });
};
