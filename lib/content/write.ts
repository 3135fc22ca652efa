import { stringify } from 'yaml';
import type * as z from 'zod';

import { readingOf } from './reading';
import { wordsOf } from './translate';
import { mapFields } from './walk';

/** A value with its keys in the order of its schema. */
export const inOrder = (schema: z.core.$ZodType, value: unknown): unknown =>
  mapFields(schema, value, (_, field) => field);

/**
 * A file of content as the editor in the browser writes it: keys in the order of the schema, no folded lines, no
 * comments. One form, so that saving without a change changes nothing.
 */
export const writeYaml = (schema: z.core.$ZodType, value: unknown): string =>
  stringify(inOrder(schema, value), { lineWidth: 0 });

/** A file of words in another language, in the same form. */
export const writeWords = (schema: z.core.$ZodType, value: unknown): string =>
  stringify({ ...(readingOf(value) as object), ...(wordsOf(schema, value) as object | undefined) }, { lineWidth: 0 });

/** An MDX file: its head between two lines of dashes, an empty line, and its text. */
export const writeMdx = (head: string, body: string): string => `---\n${head}---\n\n${body.trim()}\n`;
