import type { Column, FieldsOf, FormName } from '@/lib/forms/definitions';
import type { DeliveryStatus } from '@/lib/forms/delivery/outbox';
import type { ProblemKind } from '@/lib/forms/validation';
import type { Plural } from '@/lib/fill';

/**
 * The words that the parts of this folder are given. They travel in a page as JSON, from the section that reads them in
 * content: texts, and templates in which `{name}` and the like stand for a value.
 */

/** The words of one field. */
export type FieldWords = {
  readonly label: string;
  readonly hint?: string;
  /** What to say when something is wrong with it; `{limit}` is the most characters it takes. */
  readonly problems: Partial<Readonly<Record<ProblemKind, string>>>;
  /** The label of each choice. */
  readonly choices?: Readonly<Record<string, string>>;
  /** The empty choice. */
  readonly placeholder?: string;
  /** At the head of the form, when a link has filled the field in; `{value}` is what it asked for. */
  readonly takenOver?: string;
};

/** The words that a field cannot do without, by its definition. */
type WordsOfField<Definition> = FieldWords &
  (Definition extends { readonly choices: readonly (infer Choice extends string)[] }
    ? { readonly choices: Readonly<Record<Choice, string>>; readonly placeholder: string }
    : unknown) &
  (Definition extends { readonly isLinked: true } ? { readonly takenOver: string } : unknown);

/** The words of one form in each of its states. Each field of its definition has words, and nothing else has. */
export type FormWords<Form extends FormName = FormName> = {
  readonly title: string;
  readonly lead: string;
  readonly fields: { readonly [Field in keyof FieldsOf<Form>]: WordsOfField<FieldsOf<Form>[Field]> };
  readonly submit: string;
  readonly submitting: string;
  readonly success: {
    readonly title: string;
    readonly text: string;
    readonly again: string;
  };
  /** It was deleted, in another tab, before it was stored. */
  readonly deleted: string;
  /** The subject of the e-mail that the visitor can send instead. */
  readonly handOffSubject: string;
};

/** The words that all forms share. */
export type SharedWords = {
  readonly requiredMark: string;
  readonly errorTitle: string;
  readonly summary: Plural;
  readonly remaining: Plural & { readonly over: string };
  readonly failure: string;
  readonly tryAgain: string;
  readonly failureHelp: string;
  readonly deletedHelp: string;
  /** What happens on submit, above the button. */
  readonly notice: { readonly text: string; readonly privacy: string };
  readonly storedHere: Plural & { readonly none: string };
  readonly handOff: {
    readonly lead: string;
    readonly whatsapp: string;
    readonly email: string;
    readonly copy: string;
    readonly copied: string;
    readonly copyByHand: string;
    readonly call: string;
    readonly cut: string;
    readonly opensInNewTab: string;
  };
  readonly wayOut: {
    readonly title: string;
    readonly late: string;
    readonly whatsapp: string;
    readonly email: string;
    readonly phone: string;
  };
};

/** How to reach us at once. */
export type Reach = {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly whatsapp: { readonly display: string; readonly number: string };
};

/** What the text that is handed on says of a form: the label of each field, and the subject of the e-mail. */
export type HandOffWords = {
  readonly labels: Readonly<Record<string, string>>;
  readonly subject: string;
};

/** What a form's words say of it to whoever it is handed on to. */
export function handOffWords({ fields, handOffSubject }: FormWords): HandOffWords {
  const words: Readonly<Record<string, FieldWords>> = fields;
  return {
    labels: Object.fromEntries(Object.entries(words).map(([field, { label }]) => [field, label])),
    subject: handOffSubject,
  };
}

/** What a form says of delivery, where the build has an endpoint. */
export type DeliveryWords = Readonly<Record<DeliveryStatus | 'dismiss' | 'unsent', string>>;

/** What the parts that deliver are given. */
export type DeliveryProps = {
  readonly words: DeliveryWords;
  /** Of every form: what was given up on another page is offered here, too. */
  readonly handOffs: Readonly<Record<FormName, HandOffWords>>;
};

/** All that a form is given by its page. */
export type FormProps = {
  readonly words: FormWords;
  readonly shared: SharedWords;
  readonly reach: Reach;
  /** Where the visitor's address is asked for; empty asks nobody. */
  readonly lookupUrl: string;
  /** Only where the build has an endpoint. */
  readonly delivery?: DeliveryProps;
};

/** The words of the page that shows what is stored. */
export type StoredWords = {
  readonly loading: string;
  readonly late: string;
  readonly nothing: { readonly title: string; readonly text: string };
  readonly blocked: { readonly title: string; readonly text: string };
  readonly lists: Readonly<Record<FormName, string>>;
  /** The head of each column; `value` holds an item that is no record. */
  readonly columns: Readonly<Record<Column | 'value', string>>;
  readonly foreign: { readonly title: string; readonly text: string };
  readonly notes: { readonly title: string; readonly text: string; readonly key: string; readonly value: string };
  readonly shown: string;
  readonly showMore: string;
  readonly exportJson: string;
  readonly exportCsv: string;
  readonly fileName: string;
  readonly deleteOne: string;
  readonly deleteOneLabel: string;
  readonly deleteNoteLabel: string;
  readonly deleteAll: string;
  readonly deleted: string;
  readonly failed: string;
  readonly confirm: {
    readonly one: string;
    readonly all: string;
    readonly text: string;
    readonly yes: string;
    readonly no: string;
  };
};

/** What a visitor reads in the place of an island that failed. */
export type FallbackWords = {
  readonly title: string;
  readonly text: string;
  readonly tryAgain: string;
  readonly goHome: string;
};
