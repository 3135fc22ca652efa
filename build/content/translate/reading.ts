import * as z from 'zod';

import { pastDay, plain } from '@/lib/content/schemas/fields';
import { getOwn } from '@/lib/own';
import type { TranslationFault } from './translate';

/** Review fields of a translation file: which native speaker has reviewed it, and when. */
const reading = z.object({
  read: pastDay().describe('The day someone whose language this is read it'),
  readBy: plain().describe('Who read it'),
});

/** The keys of the review fields, which precede the texts. */
export const readingKeys = Object.keys(reading.shape);

/** The schemas of the review fields, for code completion. */
export const readingFields = reading.shape;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const getPart = (value: unknown, isKept: (key: string) => boolean): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key))) : value;

/** The texts of a translation file without the review fields. */
export const omitReview = (value: unknown): unknown => getPart(value, (key) => !readingKeys.includes(key));

/** The review fields only. */
export const getReview = (value: unknown): unknown => getPart(value, (key) => readingKeys.includes(key));

/** Whether a native speaker has reviewed a translation file. */
export const isReadByNative = (value: unknown): boolean => reading.safeParse(value).success;

/** Checks the review fields: both a date and a name, or neither. */
export const findReviewFaults = (value: unknown): TranslationFault[] => {
  const given = getReview(value);
  const parsed = reading.safeParse(given);
  if (parsed.success || !isRecord(given) || Object.keys(given).length === 0) return [];
  return parsed.error.issues.map(({ path, message }) => {
    const key = String(path[0]);
    return getOwn(given, key) === undefined
      ? { path: [], message: `needs '${key}' too: ${readingKeys.join(' and ')} stand together.` }
      : { path: [key], message };
  });
};
