import type { Action, Content } from '@/lib/content';
import type { FieldName, FormName } from '@/lib/forms/definitions';
import type { ChoiceLabels } from '@/lib/forms/shareRecord';

/**
 * The words that the parts of this folder are given. They travel in a page as JSON, from the section that reads them in
 * content (components/sections/form-props.ts): texts, and templates in which `{name}` and the like are replaced by a value.
 */

type Forms = Content['forms'];
type Shared = Forms['shared'];

/** The words of one field. */
export type FieldWords = Forms['fields'][FieldName];

/** The words of one form in each of its states, by what this build does with it. */
export type FormWords = Pick<Forms[FormName], 'submitting' | 'success' | 'deleted'> & {
  readonly lead: string;
  readonly submit: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
};

/** The words that all forms share. */
export type SharedWords = Omit<Shared, 'notice' | 'shareOptions' | 'contactFallback' | 'steps'> & {
  /** What happens on submit, above the button. */
  readonly notice: { readonly text: string; readonly privacy: string };
  readonly shareOptions: Shared['shareOptions'] & { readonly opensInNewTab: string };
};

/** The words of {@link ContactFallback}. */
export type ContactFallbackWords = Shared['contactFallback'];

/** How to reach us at once. */
export type Reach = {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly whatsapp: { readonly display: string; readonly href: string };
};

/** Where the pages are, in the language of the form, that say what becomes of a visitor's words. */
export type FormPaths = { readonly privacy: string; readonly yourData: string };

/**
 * What the text that is handed on says: the labels of fields and choices, as they are worded for all forms, and each
 * form's subject of the e-mail. What was not passed on from another page is offered, too.
 */
export type RecordWords = {
  readonly labels: Readonly<Record<string, string>>;
  readonly choices: ChoiceLabels;
  readonly subjects: Readonly<Record<FormName, string>>;
};

/** All that a form is given by its page. */
export type FormProps = {
  readonly words: FormWords;
  readonly shared: SharedWords;
  readonly recordWords: RecordWords;
  readonly reach: Reach;
  readonly paths: FormPaths;
  readonly locale: string;
  readonly lookupUrl: string;
  /** What is said of delivery; only where the build has an endpoint. */
  readonly delivery?: DeliveryWords;
};

/** What the parts that deliver say. */
export type DeliveryWords = Forms['delivery'];

/** The words of the page that shows what is stored. */
export type StoredWords = Omit<
  Content['pages']['your-data'],
  'label' | 'barLabel' | 'footerLabel' | 'description' | 'hero' | 'noScript'
>;

/** What a visitor reads in the place of an island that failed. */
export type FallbackWords = {
  readonly title: string;
  readonly text: string;
  readonly tryAgain: string;
  readonly goHome: Action;
};
