import { own } from '../own';

/**
 * What each form asks for, said once. From here come the fields on the page, the rules they are held against, the
 * record, the draft, what a link may fill in, the text that is handed on, the table and the CSV of /privacy/your-data,
 * and the page from which Netlify learns of the forms. Content is asked for the words of each, and for no more.
 */

/** One field; its name is the key of the record it is stored under, and its column in a table. */
export type FieldDefinition = {
  readonly kind: 'text' | 'email' | 'long' | 'choice';
  readonly required: boolean;
  /** The longest text taken, in letters as people see them; far above any honest use. */
  readonly limit: number;
  /** What a browser may fill in by itself. */
  readonly autoComplete?: 'name' | 'email';
  /** A link to the page may fill it in, as `?subject=…` does. */
  readonly isLinked?: true;
  /** What a choice can hold, as it is stored; content gives each its label. */
  readonly choices?: readonly string[];
};

/** What is recorded beside the fields: when, from which internet address, by which browser. */
export type Circumstance = 'timestamp' | 'ip' | 'userAgent';

type FormDefinition = {
  /** The key of local storage that holds the list (docs/product.md, Forms). */
  readonly list: string;
  readonly fields: Readonly<Record<string, FieldDefinition>>;
  /** `ip` has the address looked up on submit. */
  readonly recorded: readonly Circumstance[];
};

const name = { kind: 'text', required: true, limit: 200, autoComplete: 'name' } as const;
const email = { kind: 'email', required: true, limit: 254, autoComplete: 'email' } as const;

/** Every form (docs/product.md, Forms). A record holds the fields in this order, then what is recorded. */
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
  // Who subscribes is not looked up: an e-mail address is all that a newsletter needs.
  subscribe: {
    list: 'newsletterSubscriptions',
    fields: { email },
    recorded: ['timestamp'],
  },
} as const satisfies Readonly<Record<string, FormDefinition>>;

export type FormName = keyof typeof forms;

/** The fields of a form. */
export type FieldsOf<Form extends FormName> = (typeof forms)[Form]['fields'];

/** A field of any form. A name means the same in all of them, and is worded once. */
export type FieldName = { [Form in FormName]: keyof FieldsOf<Form> }[FormName];

type ColumnOf<Form extends FormName> = keyof FieldsOf<Form> | (typeof forms)[Form]['recorded'][number];

/** Every column that a record of any form has. */
export type Column = { [Form in FormName]: ColumnOf<Form> }[FormName];

/** A record of a form as it is stored. */
export type RecordOf<Form extends FormName> = Readonly<Record<ColumnOf<Form>, string>>;

export type StoredRecord = { [Form in FormName]: RecordOf<Form> }[FormName];

export type ListKey = (typeof forms)[FormName]['list'];

/** What the fields of a form hold, by name. */
export type Values = Readonly<Record<string, string>>;

export const formNames = Object.keys(forms) as FormName[];

const definitionOf = (form: FormName): FormDefinition => forms[form];

/** The key of local storage that holds the records of a form. */
export const listOf = (form: FormName): ListKey => forms[form].list;

/** The fields of a form with their names, in its order. */
export const fieldsOf = (form: FormName): (FieldDefinition & { readonly name: string })[] =>
  Object.entries(definitionOf(form).fields).map(([field, definition]) => ({ name: field, ...definition }));

/** One field of a form; none where the form has none of that name. */
export const fieldOf = (form: FormName, field: string): FieldDefinition | undefined => {
  const { fields } = definitionOf(form);
  return own(fields, field);
};

/** The columns of a form's records, in their order. */
export const columnsOf = (form: FormName): string[] => {
  const { fields, recorded } = definitionOf(form);
  return [...Object.keys(fields), ...recorded];
};

/** Whether a form has the visitor's internet address looked up. */
export const looksUp = (form: FormName): boolean => definitionOf(form).recorded.includes('ip');
