import type { Action, Content } from '@/lib/content';
import type { FieldName, FormName } from '@/lib/forms/definitions';
import type { ChoiceLabels } from '@/lib/forms/shareRecord';

/**
 * Types of the texts passed to the components of this folder. They are serialised as JSON by the section that reads
 * them from content (components/sections/form-props.ts): plain texts, and templates with variables such as `{name}`.
 */

type Forms = Content['forms'];
type Shared = Forms['shared'];

/** Texts of one field. */
export type FieldWords = Forms['fields'][FieldName];

/** Texts of one form in each state. */
export type FormWords = Pick<Forms[FormName], 'submitting' | 'success'> & {
  readonly lead: string;
  readonly submit: string;
  readonly fields: Readonly<Record<string, FieldWords>>;
};

/** Texts shared by all forms. */
export type SharedWords = Omit<Shared, 'notice' | 'shareOptions' | 'contactFallback' | 'steps'> & {
  /** What happens on submit, shown above the button. */
  readonly notice: { readonly text: string; readonly privacy: string };
  readonly shareOptions: Shared['shareOptions'] & { readonly opensInNewTab: string };
};

/** Texts of {@link ContactFallback}. */
export type ContactFallbackWords = Shared['contactFallback'];

/** Contact details. */
export type ContactDetails = {
  readonly email: string;
  readonly phone: { readonly display: string; readonly href: string };
  readonly whatsapp: { readonly display: string; readonly href: string };
};

/** Paths of the privacy pages in the form's language. */
export type FormPaths = { readonly privacy: string; readonly yourData: string };

/**
 * Texts for sharing a record: labels of fields and choices, and each form's e-mail subject. Contains all forms, because
 * unsent records of any form are offered.
 */
export type RecordWords = {
  readonly labels: Readonly<Record<string, string>>;
  readonly choices: ChoiceLabels;
  readonly subjects: Readonly<Record<FormName, string>>;
};

/** All props of a form. */
export type FormProps = {
  readonly words: FormWords;
  readonly shared: SharedWords;
  readonly recordWords: RecordWords;
  readonly reach: ContactDetails;
  readonly paths: FormPaths;
  readonly locale: string;
  readonly lookupUrl: string;
  /** Texts of delivery; only in a build with an endpoint. */
  readonly delivery?: DeliveryWords;
};

/** Texts of the delivery components. */
export type DeliveryWords = Forms['delivery'];

/** Texts of /privacy/your-data. */
export type StoredWords = Omit<
  Content['pages']['your-data'],
  'label' | 'barLabel' | 'footerLabel' | 'description' | 'hero' | 'noScript'
>;

/** Texts shown in place of an island that failed. */
export type FallbackWords = {
  readonly title: string;
  readonly text: string;
  readonly tryAgain: string;
  readonly goHome: Action;
};
