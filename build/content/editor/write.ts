import type * as z from 'zod';

import { readingOf } from '../translate/reading';
import { writeText } from './text-form';
import { wordsOf } from '../translate/translate';
import { mapFields } from '../walk';

/** A value with its keys in the order of its schema. */
export const inOrder = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapFields(schema, value, (_, field) => field);

/**
 * A file of content as the editor in the browser writes it: keys in the order of the schema, no folded lines, no
 * comments. One form, so that saving without a change changes nothing.
 */
export const writeYaml = (schema: z.core.$ZodType, value: unknown): string => writeText(inOrder(schema, value));

/** A file of words in another language, in the same form; who read it is last. */
export const writeWords = (schema: z.core.$ZodType, value: unknown): string =>
  writeText({ ...(wordsOf(schema, value) as object | undefined), ...(readingOf(value) as object) });
