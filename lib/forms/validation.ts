import type { FormName, Values } from './records';

export type FieldRule = {
  readonly name: string;
  readonly required: boolean;
  /** The longest text taken, in UTF-16 units, as the browser's own maxlength counts. */
  readonly limit: number;
  readonly kind?: 'email' | 'choice';
};

/** What each form asks for (specification, section 5), and limits far above any honest use. */
export const fieldRules = {
  contact: [
    { name: 'name', required: true, limit: 200 },
    { name: 'email', required: true, limit: 254, kind: 'email' },
    { name: 'subject', required: true, limit: 200 },
    { name: 'message', required: true, limit: 5000 },
  ],
  join: [
    { name: 'name', required: true, limit: 200 },
    { name: 'email', required: true, limit: 254, kind: 'email' },
    { name: 'interest', required: true, limit: 50, kind: 'choice' },
    { name: 'message', required: false, limit: 5000 },
  ],
  subscribe: [{ name: 'email', required: true, limit: 254, kind: 'email' }],
} as const satisfies Record<FormName, readonly FieldRule[]>;

/** The longest text each field of a form takes. */
export const limitOf = (form: FormName, field: string): number =>
  fieldRules[form].find((rule) => rule.name === field)?.limit ?? Number.POSITIVE_INFINITY;

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

function problemWith(rule: FieldRule, value: string): ProblemKind | undefined {
  if (value.trim() === '') {
    return rule.required ? 'missing' : undefined;
  }
  if (value.length > rule.limit) {
    return 'tooLong';
  }
  return rule.kind === 'email' && !isEmail(value) ? 'malformed' : undefined;
}

/** Everything to put right in a form, in the order of its fields; nothing when it can be stored. */
export function validate(form: FormName, values: Values): Problem[] {
  return fieldRules[form].flatMap((rule) => {
    const kind = problemWith(rule, values[rule.name] ?? '');
    return kind ? [{ field: rule.name, kind }] : [];
  });
}

/** From this share of a limit on, the visitor is told how much is left. */
const nearLimit = 0.8;

/** How many characters are left; nothing while the limit is far. Negative when the text is too long. */
export function remainingLength(limit: number, text: string): number | undefined {
  return text.length >= limit * nearLimit ? limit - text.length : undefined;
}
