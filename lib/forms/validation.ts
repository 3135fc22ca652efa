import { lettersOf } from '@/lib/text/letters';

import { fieldOf, fieldsOf, type FieldDefinition, type FormName, type Values } from './definitions';

export type ProblemKind = 'missing' | 'malformed' | 'tooLong';

/** One thing to put right; the words for it are content. */
export type Problem = {
  readonly field: string;
  readonly kind: ProblemKind;
};

/**
 * The pattern that the HTML specification gives for a valid e-mail address (section 4.10.5.1.5): what the browser's
 * own check takes, nothing stricter.
 */
const validEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** Whether the browser's check of `type="email"` would take this text. */
export const isEmail = (text: string): boolean => validEmail.test(text);

/**
 * The length of a text in letters, where it is over some length. A text has no more letters than UTF-16 units: what is short
 * is not counted.
 */
function lengthOver(length: number, text: string): number | undefined {
  const letters = text.length > length ? lettersOf(text).length : 0;
  return letters > length ? letters : undefined;
}

function problemWith({ required, limit, kind }: FieldDefinition, value: string): ProblemKind | undefined {
  if (value.trim() === '') {
    return required ? 'missing' : undefined;
  }
  if (lengthOver(limit, value) !== undefined) {
    return 'tooLong';
  }
  return kind === 'email' && !isEmail(value) ? 'malformed' : undefined;
}

/** Everything that can be wrong with a field. */
export const problemsOf = ({ required, kind }: FieldDefinition): ProblemKind[] => [
  ...(required ? (['missing'] as const) : []),
  ...(kind === 'email' ? (['malformed'] as const) : []),
  'tooLong',
];

/** Everything to put right in a form, in the order of its fields; nothing when it can be stored. */
export function validate(form: FormName, values: Values): Problem[] {
  return fieldsOf(form).flatMap((field) => {
    const kind = problemWith(field, values[field.name] ?? '');
    return kind ? [{ field: field.name, kind }] : [];
  });
}

/** The longest text that a field of a form takes. */
export const limitOf = (form: FormName, field: string): number =>
  fieldOf(form, field)?.limit ?? Number.POSITIVE_INFINITY;

/** From this share of a limit on, the visitor is told how much is left. */
const nearLimit = 0.8;

/** How many letters are left; nothing while the limit is far. Negative when the text is too long. */
export function remainingLength(limit: number, text: string): number | undefined {
  const length = lengthOver(limit * nearLimit - 1, text);
  return length === undefined ? undefined : limit - length;
}
