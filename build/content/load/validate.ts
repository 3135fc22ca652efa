import type * as z from 'zod';

import { cut, type Path } from '@/lib/content/schemas/fields/messages';
import { type Issue, readPath } from '../issues';
import { didYouMean, findNearest } from '@/lib/language/nearest';
import { getValueAt } from '../walk';
import type { Entry } from './entry';

/** Names of zod's types for editors. */
const kindsOf: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of keys',
  int: 'a whole number',
};

/** How to fix a value of the wrong type. */
const advice: Readonly<Record<string, string>> = {
  string: ' Put quotes around it.',
  int: ' Write a whole number, such as 3200.',
  number: ' Write only digits, without ₹ or commas, such as 3200.',
};

function readIssue(issue: z.core.$ZodIssue, value: unknown): string {
  const shown = typeof value === 'string' ? `"${cut(value)}"` : cut(JSON.stringify(value) ?? '');
  if (issue.code === 'invalid_type') {
    if (issue.message !== '' && !issue.message.startsWith('Invalid input')) return issue.message;
    const kind = kindsOf[issue.expected] ?? `a ${issue.expected}`;
    if (value === undefined) return `is missing. Write ${kind}.`;
    if (value === null) return `is empty. Write ${kind}.`;
    return `is ${shown}, but must be ${kind}.${advice[issue.expected] ?? ''}`;
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    if (value === undefined) return `is missing. Write one of: ${known.join(', ')}.`;
    return `${shown} is not an allowed value. ${didYouMean(typeof value === 'string' ? value : shown, known)}`;
  }
  if (issue.code === 'too_small' || issue.code === 'too_big') {
    const bound = issue.code === 'too_small' ? `at least ${String(issue.minimum)}` : `at most ${String(issue.maximum)}`;
    return issue.origin === 'array'
      ? `must have ${bound} entries, but has ${(value as unknown[]).length}.`
      : `must be ${bound}, but is ${shown}.`;
  }
  return issue.message;
}

/** Missing keys that were misspelled: only the unknown key is reported, with the correct spelling. */
function findRenamed(issues: readonly z.core.$ZodIssue[], schema: z.core.$ZodType): ReadonlySet<string> {
  const renamed = issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') return [];
    const path = issue.path as Path;
    const known = Object.keys(getShapeAt(schema, path));
    return issue.keys.flatMap((key) => readPath([...path, findNearest(key, known) ?? key]));
  });
  return new Set(renamed);
}

/** Validates a file against its schema and the checks between its fields. */
export function validateEntry({ definition, source, value }: Entry): Issue[] {
  const { schema } = definition;
  const read = schema.safeParse(value);
  if (!read.success) {
    const { issues } = read.error;
    const renamed = findRenamed(issues, schema);
    return issues.flatMap((issue): Issue[] => {
      const path = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
      if (getValueAt(value, path) === undefined && renamed.has(readPath(path))) return [];
      if (issue.code === 'unrecognized_keys') {
        const known = Object.keys(getShapeAt(schema, path));
        return issue.keys.map((key) => ({
          file: source.file,
          path: [...path, key],
          message: `is not a known key. ${didYouMean(key, known)}`,
          position: source.findKeyPosition(path, key),
        }));
      }
      const message = readIssue(issue, getValueAt(value, path));
      return [{ file: source.file, path, message, position: source.findPosition(path) }];
    });
  }
  return (definition.check?.(read.data) ?? []).map(({ path, message }) => ({
    file: source.file,
    path,
    message,
    position: source.findPosition(path),
  }));
}

/** The fields of the object at a path of a schema. */
export function getShapeAt(schema: z.core.$ZodType, path: Path): Record<string, unknown> {
  const inner = 'unwrap' in schema ? (schema as unknown as { unwrap: () => z.core.$ZodType }).unwrap() : schema;
  const [step, ...rest] = path;
  if (step === undefined) return 'shape' in inner ? (inner.shape as Record<string, unknown>) : {};
  const next =
    typeof step === 'number'
      ? (inner as unknown as { element?: z.core.$ZodType }).element
      : (inner as unknown as { shape?: Record<string, z.core.$ZodType> }).shape?.[step];
  return next ? getShapeAt(next, rest) : {};
}
