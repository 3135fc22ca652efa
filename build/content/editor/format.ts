import { sourceLanguage } from '@/lib/language';

import { placeOf } from '../load/entry';
import { readSource } from '../load/source';
import { joinMdx, splitMdx } from './text-form';
import { writeWords, writeYaml } from './write';

/**
 * Formats a content file: keys in schema order, no folded lines. A file that cannot be parsed or has no schema is
 * returned unchanged, and `npm run check` reports it; so is one with comments, which formatting would drop.
 */
export function formatContent(name: string, text: string): string {
  const place = placeOf(name);
  if (typeof place === 'string') return text;
  const { source, issues } = readSource(`content/${name}`, text);
  if (issues.length > 0) return text;

  const comment = /^\s*#/m;
  if (comment.test(splitMdx(text)?.yaml ?? (source.body ? '' : text))) return text;

  const write = place.language === sourceLanguage ? writeYaml : writeWords;
  const yaml = write(place.definition.schema, source.value);
  // Formatting would drop an unknown key, so the file stays unchanged; `npm run check` reports the key.
  if (countKeys(source.value) !== countKeys(readSource('x.yaml', yaml).source.value)) return text;
  return source.body ? joinMdx(yaml, source.body.text) : yaml;
}

/** The number of keys and list entries in a value, at all levels. */
const countKeys = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>((count, inner) => count + 1 + countKeys(inner), 0);
