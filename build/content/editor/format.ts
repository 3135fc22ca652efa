import type * as z from 'zod';

import { stringify } from 'yaml';

import { sourceLanguage } from '@/lib/language';

import { getFileId } from '../load/entry';
import { fence, readSource, splitMdx } from '../load/source';
import { getReview } from '../translate/review';
import { getTranslatableWords } from '../translate/translate';
import { mapFields } from '../walk';

/** Serialises a content file: keys in schema order, no folded lines. A translation has texts only, and its review. */
function writeYaml(schema: z.core.$ZodType, value: unknown, isTranslation: boolean): string {
  const sorted = isTranslation
    ? { ...(getTranslatableWords(schema, value) as object | undefined), ...(getReview(value) as object) }
    : mapFields(schema, value, (_, field) => field);
  return stringify(sorted, { lineWidth: 0 });
}

/** The number of keys and list entries in a value, at all levels. */
const countKeys = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>((count, inner) => count + 1 + countKeys(inner), 0);

/**
 * Formats a content file. A file that cannot be parsed, has no schema, or has keys that are not in it, is returned
 * unchanged, and `npm run check` reports it; so is one with comments, which formatting would drop.
 */
export function formatContent(name: string, text: string): string {
  const id = getFileId(name);
  if (typeof id === 'string') return text;
  const { source, issues } = readSource(`content/${name}`, text);
  const head = source.body ? (splitMdx(text)?.yaml ?? '') : text;
  if (issues.length > 0 || /^\s*#/m.test(head)) return text;

  const yaml = writeYaml(id.definition.schema, source.value, id.language !== sourceLanguage);
  if (countKeys(source.value) !== countKeys(readSource('x.yaml', yaml).source.value)) return text;
  if (!source.body) return yaml;
  const body = source.body.text.trim();
  return `${fence}${yaml}${fence}${body === '' ? '' : `\n${body}\n`}`;
}
