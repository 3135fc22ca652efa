import type * as z from 'zod';

import { cut } from '@/lib/content/schemas/fields/messages';
import { didYouMean } from '@/lib/language/nearest';
import type { Issue } from '../issues';
import type { Entry } from './entry';

/** Names of zod's types for editors. */
const kinds: Readonly<Record<string, string>> = {
  string: 'text',
  array: 'a list',
  object: 'a group of keys',
  int: 'a whole number',
};

/** Words for the most frequent errors; the others are in zod's words. */
function describeError(issue: z.core.$ZodRawIssue): string | undefined {
  const shown = cut(JSON.stringify(issue.input) ?? '');
  if (issue.code === 'unrecognized_keys') {
    // The cast is safe: only objects have keys. One line per key.
    const known = Object.keys((issue.inst as z.ZodObject).shape);
    return issue.keys.map((key) => `is not a known key. ${didYouMean(key, known)}`).join('\n');
  }
  if (issue.code === 'invalid_value') {
    const known = issue.values.map(String);
    if (issue.input === undefined) return `is missing. Write one of: ${known.join(', ')}.`;
    return `${shown} is not an allowed value. ${didYouMean(typeof issue.input === 'string' ? issue.input : shown, known)}`.trim();
  }
  if (issue.code !== 'invalid_type') return undefined;
  const kind = kinds[issue.expected] ?? `a ${issue.expected}`;
  if (issue.input === undefined) return `is missing. Write ${kind}.`;
  const cure = issue.expected === 'string' && typeof issue.input !== 'object' ? ' Put quotes around it.' : '';
  return `is ${shown}, but must be ${kind}.${cure}`;
}

/** Validates a file against its schema. Valid text is trimmed. */
export function validateEntry({ definition, source, value }: Entry): { value: unknown; issues: Issue[] } {
  const result = definition.schema.safeParse(value, { error: describeError });
  if (result.success) return { value: result.data, issues: [] };
  const issues = result.error.issues.flatMap((issue): Issue[] => {
    const parent = issue.path.filter((step): step is string | number => typeof step !== 'symbol');
    const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...parent, key]) : [parent];
    const messages = issue.message.split('\n');
    return paths.map((path, index) => ({
      file: source.file,
      path,
      message: messages[index] ?? '',
      position: source.findPosition(path),
    }));
  });
  return { value, issues };
}
