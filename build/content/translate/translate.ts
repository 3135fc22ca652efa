import * as z from 'zod';

import { constants } from '@/lib/content/schemas/constants';
import { fieldInfo } from '@/lib/content/schemas/fields';
import type { Path } from '@/lib/content/schemas/fields/messages';
import type { Issue } from '../issues';
import { getOwn } from '@/lib/own';
import { didYouMean } from '@/lib/language/nearest';
import type { Source } from '../load/source';
import { unwrapSchema } from '../walk';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a schema contains translated text. */
export function hasWords(schema: z.core.$ZodType): boolean {
  const inner = unwrapSchema(schema);
  if (inner instanceof z.ZodObject) {
    return (Object.values(inner.shape) as z.core.$ZodType[]).some((of) => hasWords(of));
  }
  if (inner instanceof z.ZodArray) return hasWords(inner.element);
  return fieldInfo.get(inner as z.ZodType)?.words === true;
}

/** The translated text of a value: the content of a translation file. Undefined if there is none. */
export function getTranslatableWords(schema: z.core.$ZodType, value: unknown): unknown {
  const inner = unwrapSchema(schema);
  if (!hasWords(inner)) return undefined;
  if (inner instanceof z.ZodObject && isRecord(value)) {
    const entries = Object.entries(inner.shape as Record<string, z.core.$ZodType>)
      .map(([key, of]) => [key, getTranslatableWords(of, getOwn(value, key))] as const)
      .filter(([, words]) => words !== undefined);
    return entries.length > 0 ? Object.fromEntries(entries) : undefined;
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    // List entries without text keep their position.
    return value.map((entry) => getTranslatableWords(inner.element, entry) ?? {});
  }
  return value;
}

/** Facts that a translation must keep: the constants, and how to reach us. */
const facts: ReadonlySet<string> = new Set([
  ...Object.values(constants.schema.shape).flatMap((group) =>
    group instanceof z.ZodObject ? Object.keys(group.shape) : [],
  ),
  'phone',
  'whatsapp',
  'email',
]);

/** The facts that a text names: `{refund}` and `{refund.count}` name the same one. */
const findFacts = (text: unknown): string[] =>
  typeof text === 'string'
    ? Array.from(text.matchAll(/\{(\w+)[\w.-]*(?:\|[^{}]*)?\}/g), ([, name = '']) => name).filter((name) =>
        facts.has(name),
      )
    : [];

/** A missing or superfluous part of a translation. */
export type TranslationFault = { readonly path: Path; readonly message: string; readonly key?: string };

/** A value with its translation applied. */
export type Translated = {
  readonly value: unknown;
  readonly faults: readonly TranslationFault[];
  readonly missing: readonly Path[];
};

/** Replaces the source text in a value by its translation. */
export function translate(schema: z.core.$ZodType, value: unknown, translation: unknown, path: Path = []): Translated {
  const inner = unwrapSchema(schema);
  const none = { value, faults: [], missing: [] };
  if (value === undefined || !hasWords(inner)) {
    return translation === undefined || (isRecord(translation) && Object.keys(translation).length === 0)
      ? none
      : {
          ...none,
          faults: [{ path, message: 'is the same in all languages. Remove it from the translation.' }],
        };
  }

  const parts: Translated[] = [];
  const descend = (of: z.core.$ZodType, key: string | number, from: unknown, to: unknown): unknown => {
    const part = translate(of, from, to, [...path, key]);
    parts.push(part);
    return part.value;
  };
  const mergeTranslation = (result: unknown, first: readonly TranslationFault[] = []): Translated => ({
    value: result,
    faults: [...first, ...parts.flatMap(({ faults }) => faults)],
    missing: parts.flatMap(({ missing }) => missing),
  });

  // A key without a value is not an error yet.
  const findShapeFaults = (isRight: boolean, needed: string): readonly TranslationFault[] =>
    isRight || translation === undefined || translation === null
      ? []
      : [{ path, message: `must be ${needed}, as in the original.` }];

  if (inner instanceof z.ZodObject && isRecord(value)) {
    const shape = inner.shape as Record<string, z.core.$ZodType>;
    const given = isRecord(translation) ? translation : {};
    const result = Object.fromEntries(
      Object.entries(value).map(([key, from]) => {
        const of = getOwn(shape, key);
        return [key, of ? descend(of, key, from, getOwn(given, key)) : from];
      }),
    );
    const known = Object.keys(value).filter((key) => {
      const of = getOwn(shape, key);
      return of && hasWords(of);
    });
    const unknown = Object.keys(given)
      .filter((key) => !Object.hasOwn(value, key))
      .map((key) => ({ path, key, message: `is not a key of the original. ${didYouMean(key, known)}` }));
    return mergeTranslation(result, [...unknown, ...findShapeFaults(isRecord(translation), 'a group of keys')]);
  }
  if (inner instanceof z.ZodArray && Array.isArray(value)) {
    const given: readonly unknown[] = Array.isArray(translation) ? translation : [];
    const result = value.map((from: unknown, index) => descend(inner.element, index, from, given[index]));
    const longer =
      given.length > value.length
        ? [
            {
              path,
              message: `has ${given.length} entries, but the original has ${value.length}. Keep the same entries in the same order.`,
            },
          ]
        : [];
    return mergeTranslation(result, [...longer, ...findShapeFaults(Array.isArray(translation), 'a list')]);
  }
  if (translation === undefined) return { ...none, missing: [path] };
  const lost =
    typeof translation === 'string' ? findFacts(value).filter((name) => !findFacts(translation).includes(name)) : [];
  const faults = lost.map((name) => ({
    path,
    message: `does not use {${name}}, but the original does. A translation must keep every fact of its original.`,
  }));
  return { ...none, value: translation, faults };
}

/** Adds file positions to the errors of a translation. */
export const addPositions = (source: Source, faults: readonly TranslationFault[]): Issue[] =>
  faults.map(({ path, key, message }) => ({
    file: source.file,
    path: key === undefined ? path : [...path, key],
    message,
    position: key === undefined ? source.findPosition(path) : source.findKeyPosition(path, key),
  }));
