import { listLetters } from '@/lib/language/letters';

import { findField, listFields, type FieldDefinition, type FormName, type Values } from './definitions';

export type ProblemKind = 'missing' | 'malformed' | 'tooLong';

/** One validation error; content has the message. */
export type Problem = {
  readonly field: string;
  readonly kind: ProblemKind;
};

/** The HTML specification's pattern for a valid e-mail address (section 4.10.5.1.5), which browsers use. */
const validEmail =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)*$/;

/** An address with a non-ASCII domain. */
const internationalEmail = /^(.+@)((?:[\p{L}\p{M}\p{N}.-]|\u200C|\u200D)+)$/u;

/** The ASCII form of a domain, as browsers convert it before validation (whatwg/html#4562). */
function toAsciiDomain(domain: string): string {
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return domain;
  }
}

/** Whether a browser would accept the text in `<input type="email">`. */
export const isEmail = (text: string): boolean =>
  validEmail.test(
    text.replace(internationalEmail, (whole, before: string, domain: string) =>
      /[^ -~]/.test(domain) ? before + toAsciiDomain(domain) : whole,
    ),
  );

/** Spaces and invisible characters, such as direction marks, around a copied address. */
const aroundAddress = /^[\s\p{Cf}\p{Cc}]+|[\s\p{Cf}\p{Cc}]+$/gu;

/** The values with invisible characters around addresses removed. */
export const cleanValues = (form: FormName, values: Values): Values =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      findField(form, name)?.kind === 'email' ? value.replace(aroundAddress, '') : value,
    ]),
  );

/** The maximum number of UTF-16 units in a grapheme; a family emoji has eleven. */
const maxUnits = 20;

/** How far beyond a limit graphemes are counted: counting is slow and runs at each keystroke. */
export const countingMargin = 500;

/** The length of a text in graphemes; infinity when far above the limit. */
function measureLength(text: string, limit: number): number {
  const most = limit + countingMargin;
  if (text.length > most * maxUnits) return Infinity;
  const letters = listLetters(text);
  let count = 0;
  while (!letters.next().done) {
    count += 1;
    if (count > most) return Infinity;
  }
  return count;
}

// Graphemes never outnumber UTF-16 units, so short text needs no counting.
const isTooLong = (text: string, limit: number): boolean => text.length > limit && measureLength(text, limit) > limit;

function findProblem({ required, limit, kind }: FieldDefinition, value: string): ProblemKind | undefined {
  if (value.trim() === '') {
    return required ? 'missing' : undefined;
  }
  if (isTooLong(value, limit)) {
    return 'tooLong';
  }
  return kind === 'email' && !isEmail(value) ? 'malformed' : undefined;
}

/** All possible errors of a field. */
export const listProblems = ({ required, kind }: FieldDefinition): ProblemKind[] => [
  ...(required ? (['missing'] as const) : []),
  ...(kind === 'email' ? (['malformed'] as const) : []),
  'tooLong',
];

/** All errors in a form, in field order; empty when it is valid. */
export function validate(form: FormName, values: Values): Problem[] {
  return listFields(form).flatMap((field) => {
    const kind = findProblem(field, values[field.name] ?? '');
    return kind ? [{ field: field.name, kind }] : [];
  });
}

/** The maximum length of a field. */
export const getLimit = (form: FormName, field: string): number =>
  findField(form, field)?.limit ?? Number.POSITIVE_INFINITY;

/** The share of the limit from which the remaining length is shown. */
const nearLimit = 0.8;

/** The number of graphemes left; undefined while the limit is far. Negative when the text is too long. */
export function getRemainingLength(limit: number, text: string): number | undefined {
  const near = limit * nearLimit;
  const length = text.length < near ? 0 : measureLength(text, limit);
  return length < near ? undefined : limit - length;
}
