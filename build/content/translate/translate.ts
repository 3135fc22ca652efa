import * as z from 'zod';

import { constants } from '@/lib/content/schemas/constants';
import { fieldInfo } from '@/lib/content/schemas/fields';
import type { Path } from '@/lib/content/schemas/fields/messages';
import { getOwn } from '@/lib/own';
import { didYouMean } from '@/lib/language/nearest';
import { unwrapSchema } from '../walk';

export const isRecord = (value: unknown): value is Record<string, unknown> =>
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
export type TranslationFault = { readonly path: Path; readonly message: string };

/** A value with its translation applied. */
export type Translated = {
  readonly value: unknown;
  readonly faults: readonly TranslationFault[];
  readonly missing: readonly Path[];
};

/** Replaces the source text in a value by its translation. One of another type is left to the schema to report. */
export function translate(schema: z.core.$ZodType, value: unknown, written: unknown, path: Path = []): Translated {
  // A key without a value is not translated yet.
  const translation = written ?? undefined;
  const inner = unwrapSchema(schema);
  const faults: TranslationFault[] = [];
  const missing: Path[] = [];
  const report = (at: Path, message: string): void => void faults.push({ path: at, message });
  const descend = (of: z.core.$ZodType, step: string | number, from: unknown, to: unknown): unknown => {
    const part = translate(of, from, to, [...path, step]);
    faults.push(...part.faults);
    missing.push(...part.missing);
    return part.value;
  };
  const finish = (result: unknown): Translated => ({ value: result, faults, missing });

  if (!hasWords(inner)) {
    const isEmpty = translation === undefined || (isRecord(translation) && Object.keys(translation).length === 0);
    if (!isEmpty) report(path, 'is the same in all languages. Remove it from the translation.');
    return finish(value);
  }
  if (inner instanceof z.ZodObject && isRecord(value) && (translation === undefined || isRecord(translation))) {
    const shape = inner.shape as Record<string, z.core.$ZodType>;
    const known = Object.keys(value).filter((key) => Object.hasOwn(shape, key));
    for (const key of Object.keys(translation ?? {}).filter((each) => !Object.hasOwn(value, each))) {
      report([...path, key], `is not a key of the original. ${didYouMean(key, known)}`);
    }
    const result = Object.entries(value).map(([key, from]) => {
      const of = getOwn(shape, key);
      return [key, of ? descend(of, key, from, getOwn(translation ?? {}, key)) : from];
    });
    return finish(Object.fromEntries(result));
  }
  if (
    inner instanceof z.ZodArray &&
    Array.isArray(value) &&
    (translation === undefined || Array.isArray(translation))
  ) {
    const given: readonly unknown[] = translation ?? [];
    if (given.length > value.length) {
      report(
        path,
        `has ${given.length} entries, but the original has ${value.length}. Keep the same entries and order.`,
      );
    }
    return finish(value.map((from: unknown, index) => descend(inner.element, index, from, given[index])));
  }
  if (translation === undefined) {
    if (value !== undefined) missing.push(path);
    return finish(value);
  }
  const kept = findFacts(translation);
  for (const name of findFacts(value).filter((each) => !kept.includes(each))) {
    report(path, `does not use {${name}}, but the original does. A translation must keep every fact of its original.`);
  }
  return finish(translation);
}
