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

/** An address whose domain is not written in ASCII alone. */
const internationalEmail = /^(.+@)((?:[\p{L}\p{M}\p{N}.-]|\u200C|\u200D)+)$/u;

/** A domain in its ASCII form, as browsers write it before they check an address (whatwg/html#4562). */
function asciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Whether the browser's check of `type="email"` would take this text. */
export const isEmail = (text: string): boolean =>
  validEmail.test(
    text.replace(internationalEmail, (whole, before: string, domain: string) =>
      /[^ -~]/.test(domain) ? before + asciiDomain(domain) : whole,
    ),
  );

/** Spaces, and marks that nobody sees, such as those of writing direction: a copied address brings them along. */
const aroundAddress = /^[\s\p{Cf}\p{Cc}]+|[\s\p{Cf}\p{Cc}]+$/gu;

/** What was typed, its addresses without the invisible characters around them. */
export const cleanValues = (form: FormName, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fieldOf(form, name)?.kind === 'email' ? value.replace(aroundAddress, '') : value,
    ]),
  );

/** No letter that people write takes more UTF-16 units: a family of emoji takes eleven. */
const mostUnits = 20;

/** How far beyond a limit letters are counted: to count takes a while, and is done at each key. */
export const countedBeyond = 500;

/** The length of a text in letters; infinity when it is far beyond the limit of its field. */
function lengthOf(text: string, limit: number): number {
  const most = limit + countedBeyond;
  if (text.length > most * mostUnits) return Infinity;
  const letters = lettersOf(text);
  let count = 0;
  while (!letters.next().done) {
    count += 1;
    if (count > most) return Infinity;
  }
  return count;
}

// A text has no more letters than UTF-16 units: what is short is not counted.
const isTooLong = (text: string, limit: number): boolean => text.length > limit && lengthOf(text, limit) > limit;

function problemWith({ required, limit, kind }: FieldDefinition, value: string): ProblemKind | undefined {
  if (value.trim() === '') {
    return required ? 'missing' : undefined;
  }
  if (isTooLong(value, limit)) {
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

/** How many letters are left; nothing while the limit is far. Negative when the text is too long, by infinity if far. */
export function remainingLength(limit: number, text: string): number | undefined {
  const near = limit * nearLimit;
  const length = text.length < near ? 0 : lengthOf(text, limit);
  return length < near ? undefined : limit - length;
}
