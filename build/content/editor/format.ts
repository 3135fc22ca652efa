import { sourceLanguage } from '@/lib/languages';

import { placeOf } from '../load/entry';
import { readSource } from '../load/source';
import { joinMdx } from './text-form';
import { writeWords, writeYaml } from './write';

/**
 * A file of content in the one form that the editor in the browser writes. A file that cannot be read, or that no schema
 * describes, stays as it is: `npm run check` reports what is wrong with it.
 */
export function formatted(name: string, text: string): string {
  const place = placeOf(name);
  if (typeof place === 'string') return text;
  const { source, issues } = readSource(`content/${name}`, text);
  if (issues.length > 0) return text;

  const write = place.language === sourceLanguage ? writeYaml : writeWords;
  const yaml = write(place.definition.schema, source.value);
  // A key that no schema knows would be lost: the check reports it instead.
  if (keysIn(source.value) !== keysIn(readSource('x.yaml', yaml).source.value)) return text;
  return source.body ? joinMdx(yaml, source.body.text) : yaml;
}

/** How many keys and entries a value has, however deep. */
const keysIn = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>((count, inner) => count + 1 + keysIn(inner), 0);
