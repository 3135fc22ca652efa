import * as z from 'zod';

import { pastDay, plain } from '@/lib/content/schemas/fields';
import { isRecord, type TranslationFault } from './translate';

/** Review fields of a translation file: which native speaker has reviewed it, and when. */
const review = z.object({
  reviewed: pastDay().describe('The day someone whose language this is read it'),
  reviewedBy: plain().describe('Who read it'),
});

/** The keys of the review fields, which precede the texts. */
export const reviewKeys = Object.keys(review.shape);

/** The schemas of the review fields, for the forms of the editor. */
export const reviewFields = review.shape;

const getPart = (value: unknown, isKept: (key: string) => boolean): unknown =>
  isRecord(value) ? Object.fromEntries(Object.entries(value).filter(([key]) => isKept(key))) : value;

/** The texts of a translation file without the review fields. */
export const omitReview = (value: unknown): unknown => getPart(value, (key) => !reviewKeys.includes(key));

/** The review fields only. */
export const getReview = (value: unknown): unknown => getPart(value, (key) => reviewKeys.includes(key));

/** Whether a native speaker has reviewed a translation file. */
export const isReviewed = (value: unknown): boolean => review.safeParse(value).success;

/** Checks the review fields: both a date and a name, or neither. */
export function findReviewFaults(value: unknown): TranslationFault[] {
  const given = getReview(value);
  const parsed = review.safeParse(given);
  if (parsed.success || !isRecord(given) || Object.keys(given).length === 0) return [];
  return parsed.error.issues.map(({ path, message }) => ({ path: [String(path[0])], message }));
}
