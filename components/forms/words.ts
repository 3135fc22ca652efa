import type { Action, Content } from '@/lib/content';
import type { FieldName, FormName } from '@/lib/forms/definitions';

/**
 * The words that the parts of this folder are given. They travel in a page as JSON, from the section that reads them in
 * content (components/sections/form-props.ts): texts, and templates in which `{name}` and the like stand for a value.
 */

type Forms = Content['forms'];
type Shared = Forms['shared'];

/** The words of one field. */
export type FieldWords = Forms['fields'][FieldName];

/** The words of one form in each of its states. */
export type FormWords = Omit<Forms[FormName], 'fields'> & {
  /** By the names of its definition. */
  readonly fields: Readonly<Record<string, FieldWords>>;
};

/** The words that all forms share. */
export type SharedWords = Omit<Shared, 'notice' | 'handOff' | 'wayOut'> & {
  /** What happens on submit, above the button. */
  readonly notice: { readonly text: string; readonly privacy: string };
  readonly handOff: Shared['handOff'] & { readonly opensInNewTab: string };
  readonly wayOut: Omit<Shared['wayOut'], 'noScript'>;
};

/** How to reach us at once. */
export type Reach = {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly whatsapp: { readonly display: string; readonly href: string };
};

/** Where the pages stand, in the language of the form, that say what becomes of a visitor's words. */
export type FormPaths = { readonly privacy: string; readonly yourData: string };

/** What the text that is handed on says of a form: the label of each field, and the subject of the e-mail. */
export type HandOffWords = {
  readonly labels: Readonly<Record<string, string>>;
  readonly subject: string;
};

/** What a form's words say of it to whoever it is handed on to. */
export const handOffWords = ({ fields, handOffSubject }: FormWords): HandOffWords => ({
  labels: Object.fromEntries(Object.entries(fields).map(([field, { label }]) => [field, label])),
  subject: handOffSubject,
});

/** What the parts that deliver are given. */
export type DeliveryProps = {
  readonly words: Forms['delivery'];
  /** Of every form: what was given up on another page is offered here, too. */
  readonly handOffs: Readonly<Record<FormName, HandOffWords>>;
};

/** All that a form is given by its page. */
export type FormProps = {
  readonly words: FormWords;
  readonly shared: SharedWords;
  readonly reach: Reach;
  readonly paths: FormPaths;
  /** Where the visitor's address is asked for; empty asks nobody. */
  readonly lookupUrl: string;
  /** Only where the build has an endpoint. */
  readonly delivery?: DeliveryProps;
};

/** The words of the page that shows what is stored. */
export type StoredWords = Omit<
  Content['pages']['your-data'],
  'label' | 'footerLabel' | 'description' | 'hero' | 'noScript'
>;

/** What a visitor reads in the place of an island that failed. */
export type FallbackWords = {
  readonly title: string;
  readonly text: string;
  readonly tryAgain: string;
  readonly goHome: Action;
};
