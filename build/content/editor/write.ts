import type * as z from 'zod';

import { getReview } from '../translate/review';
import { writeText } from './text-form';
import { getTranslatableWords } from '../translate/translate';
import { mapFields } from '../walk';

/** Sorts the keys of a value in schema order. */
export const sortKeys = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapFields(schema, value, (_, field) => field);

/** Serialises a content file: keys in schema order, no folded lines, no comments. */
export const writeYaml = (schema: z.core.$ZodType, value: unknown): string => writeText(sortKeys(schema, value));

/** Serialises a translation file in the same form, with the review fields last. */
export const writeWords = (schema: z.core.$ZodType, value: unknown): string =>
  writeText({ ...(getTranslatableWords(schema, value) as object | undefined), ...(getReview(value) as object) });
