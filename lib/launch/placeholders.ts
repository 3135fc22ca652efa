import type { Path } from '@/lib/content/mistakes';

import { type LaunchPoint, type OpenPoint, positionAt } from './point';
import { isReservedHost } from './reserved';

/** The marks that content puts on what stands in for the real thing. */
const marks: Readonly<Record<string, string>> = {
  sample: 'is a sample. Put the real one in its place, or confirm it, and take the mark away.',
  placeholder: 'is a placeholder. Enter the real one, and take the mark away.',
};

/** Fields that name a part of an item, the surest first. */
const names = ['name', 'title', 'author'] as const;

const nameOf = (value: object): string | undefined =>
  names.map((name) => (value as Readonly<Record<string, unknown>>)[name]).find((name) => typeof name === 'string');

/** Everything in an item that carries a mark. */
export function marksIn(value: unknown, path: Path = []): OpenPoint[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]): OpenPoint[] => {
    const step = [...path, Array.isArray(value) ? Number(key) : key];
    const message = marks[key];
    if (message === undefined || inner !== true) return marksIn(inner, step);
    const name = nameOf(value);
    const kind = key === 'sample' ? 'sample' : 'placeholder';
    return [{ kind, path: step, message: name === undefined ? message : `'${name}' ${message}` }];
  });
}

/** Whether a text names a host that no one can own. */
const isReserved = (text: string): boolean =>
  [...text.matchAll(/[\w.-]+\.[a-z]+\b/gi)].some(([host]) => isReservedHost(host));

/** A phone number that nobody has: it ends in a row of zeros. */
const isNobodysNumber = (text: string): boolean => /^\+?[\d ]+$/.test(text) && /0{6,}$/.test(text.replaceAll(' ', ''));

const namingAdvice = 'Before the first launch, enter a domain you own and since when, once: later it stays as it is.';

/** The addresses and numbers in an item that stand until the enterprise has its own. */
export function placeholdersIn(value: unknown, path: Path = []): OpenPoint[] {
  if (typeof value === 'string') {
    if (!isReserved(value) && !isNobodysNumber(value)) return [];
    const advice = path[0] === 'namingAuthority' ? namingAdvice : 'Enter the real one.';
    return [{ kind: 'placeholder', path, message: `is '${value}', a placeholder. ${advice}` }];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]: [string, unknown]) =>
    placeholdersIn(inner, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}

/** A placeholder among the words of a text: a host, or an e-mail address there. */
const reservedWord = /[\w.+@-]+\.(example|test|invalid)\b|\bexample\.(com|net|org)\b/g;

/** The placeholders that stand in a text outside the content. */
export const placeholdersInText = (file: string, text: string): LaunchPoint[] =>
  [...text.matchAll(reservedWord)].map(({ 0: found, index }) => ({
    kind: 'placeholder',
    file,
    path: [],
    message: `'${found}' is a placeholder. Enter the real one.`,
    position: positionAt(text, index),
  }));
