import type { ProblemKind } from '@/lib/forms/validation';

/** The words of one field. */
export type FieldContent = {
  readonly label: string;
  readonly hint?: string;
  readonly autoComplete?: 'name' | 'email';
  /** What to say when something is wrong with it; `{limit}` is the most characters it takes. */
  readonly problems: Partial<Readonly<Record<ProblemKind, string>>>;
  /** A field that is chosen from a list. */
  readonly choices?: readonly string[];
  /** The empty choice. */
  readonly placeholder?: string;
};

/** The words of one form in each of its states; `{name}` and the like stand for what was typed. */
export type FormContent = {
  readonly title: string;
  readonly lead: string;
  readonly fields: Readonly<Record<string, FieldContent>>;
  readonly submit: string;
  readonly submitting: string;
  readonly success: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
  };
  /** The subject of the e-mail that the visitor can send instead. */
  readonly handOffSubject: string;
};
