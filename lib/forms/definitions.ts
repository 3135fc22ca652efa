import { getOwn } from '../own';

/**
 * Form definitions. Derived from these: page fields, validation, records, drafts, URL prefill, share texts, and the
 * table and CSV of /privacy/your-data. Content must provide exactly the texts they require.
 */

/** One field. Its name is the key in the record and the table column. */
export type FieldDefinition = {
  readonly kind: 'text' | 'email' | 'long' | 'choice';
  readonly required: boolean;
  /** The maximum length in graphemes, far above legitimate use. */
  readonly limit: number;
  /** The autocomplete hint for browsers. */
  readonly autoComplete?: 'name' | 'email';
  /** Whether a URL parameter can prefill the field, such as `?subject=…`. */
  readonly isLinked?: true;
  /** Stored values of a choice field; content has the labels. */
  readonly choices?: readonly string[];
};

/** Metadata recorded with the fields: time, IP address, user agent. */
export type Circumstance = 'timestamp' | 'ip' | 'userAgent';

type FormDefinition = {
  /** The local storage key of the list (docs/product.md, Forms). */
  readonly list: string;
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** `ip` triggers an IP lookup on submit. */
  readonly recorded: readonly Circumstance[];
};

const name = { kind: 'text', required: true, limit: 200, autoComplete: 'name' } as const;
const email = { kind: 'email', required: true, limit: 254, autoComplete: 'email' } as const;

/** All forms (docs/product.md, Forms). A record has the fields in this order, then the metadata. */
export const forms = {
  contact: {
    list: 'contactSubmissions',
    fields: {
      name,
      email,
      subject: { kind: 'text', required: true, limit: 200, isLinked: true },
      message: { kind: 'long', required: true, limit: 5000 },
    },
    recorded: ['timestamp', 'ip', 'userAgent'],
  },
  join: {
    list: 'joinUsSubmissions',
    fields: {
      name,
      email,
      interest: {
        kind: 'choice',
        required: true,
        limit: 50,
        isLinked: true,
        choices: ['Mentor', 'Creator', 'Volunteer', 'Visit Hub', 'Donate', 'Partner', 'Other'],
      },
      message: { kind: 'long', required: false, limit: 5000 },
    },
    recorded: ['timestamp', 'ip', 'userAgent'],
  },
  // No IP lookup: a newsletter needs only an e-mail address.
  subscribe: {
    list: 'newsletterSubscriptions',
    fields: { email },
    recorded: ['timestamp'],
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type FormName = keyof typeof forms;

export type FieldsOf<Form extends FormName> = (typeof forms)[Form]['fields'];

/** A field name of any form. The same name has the same meaning and texts in all forms. */
export type FieldName = { [Form in FormName]: keyof FieldsOf<Form> }[FormName];

type ColumnOf<Form extends FormName> = keyof FieldsOf<Form> | (typeof forms)[Form]['recorded'][number];

/** All columns of all forms. */
export type Column = { [Form in FormName]: ColumnOf<Form> }[FormName];

/** A stored record of a form. */
export type RecordOf<Form extends FormName> = Readonly<Record<ColumnOf<Form>, string>>;

export type StoredRecord = { [Form in FormName]: RecordOf<Form> }[FormName];

export type ListKey = (typeof forms)[FormName]['list'];

/** Field values by name. */
export type Values = Readonly<Record<string, string>>;

export const formNames = Object.keys(forms) as FormName[];

const getDefinition = (form: FormName): FormDefinition => forms[form];

/** The local storage key of a form's records. */
export const getListKey = (form: FormName): ListKey => forms[form].list;

/** The fields of a form with their names, in order. */
export const listFields = (form: FormName): (FieldDefinition & { readonly name: string })[] =>
  Object.entries(getDefinition(form).fields).map(([field, definition]) => ({ name: field, ...definition }));

/** A field of a form by name; undefined if it does not exist. */
export const findField = (form: FormName, field: string): FieldDefinition | undefined => {
  const { fields } = getDefinition(form);
  return getOwn(fields, field);
};

/** The columns of a form's records, in order. */
export const listColumns = (form: FormName): string[] => {
  const { fields, recorded } = getDefinition(form);
  return [...Object.keys(fields), ...recorded];
};

/** Whether a form looks up the visitor's IP address. */
export const isLookupEnabled = (form: FormName): boolean => getDefinition(form).recorded.includes('ip');
