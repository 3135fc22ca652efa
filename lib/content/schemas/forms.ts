import * as z from 'zod';

import {
  type Column,
  listColumns,
  type FieldName,
  listFields,
  type FormName,
  formNames,
} from '@/lib/forms/definitions';
import { deliveryStatuses } from '@/lib/forms/delivery/outbox';
import { sendMethods } from '@/lib/forms/sentMarks';
import { type ProblemKind, listProblems } from '@/lib/forms/validation';
import { dayParts } from '@/lib/language/moment';

import { actions } from './fields/actions';
import { page, single } from './define';
import { line, paragraph, picture, plain, plural } from './fields';
import { heading } from './fields/parts';

const getShape = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schemaOf: (key: Key) => Schema,
): Record<Key, Schema> => Object.fromEntries(keys.map((key) => [key, schemaOf(key)])) as Record<Key, Schema>;

const keyed = <Key extends string, Schema extends z.ZodType>(
  keys: readonly Key[],
  schemaOf: (key: Key) => Schema,
): z.ZodObject<Record<Key, Schema>, z.core.$strict> => z.strictObject(getShape(keys, schemaOf));

const unique = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];

/** The fields of all forms; a shared field appears once per form. */
const everyField = formNames.flatMap(listFields);

const fieldNames = unique(everyField.map(({ name }) => name)) as FieldName[];

/** The texts of a field. Which of them it has follows from its definition. */
export type FieldWords = {
  readonly label: string;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly choices?: Readonly<Record<string, string>>;
  readonly problems: Partial<Readonly<Record<ProblemKind, string>>>;
  readonly prefilledNote?: string;
};

/** The schema for the texts of a field, for every form that has the field. */
function fieldWords(name: FieldName): z.ZodType<FieldWords> {
  const definitions = everyField.filter((field) => field.name === name);
  const choices = unique(definitions.flatMap((definition) => definition.choices ?? []));
  const problems = unique(definitions.flatMap(listProblems));

  const shape: z.ZodRawShape = {
    label: line(),
    hint: line().optional(),
    ...(choices.length > 0 && {
      placeholder: line().describe('The empty choice'),
      choices: keyed(choices, () => line()).describe('What each choice is called; it is stored by its key'),
    }),
    problems: keyed(problems, () => line({ variables: ['limit'] })).describe('What to put right, and how'),
    ...(definitions.some(({ isLinked }) => isLinked) && {
      prefilledNote: line({ variables: ['value'] }).describe(
        'At the head of the form, when a link has filled the field in',
      ),
    }),
  };
  // The cast is safe: the optional keys of `FieldWords` are those that only some fields have.
  return z.strictObject(shape) as unknown as z.ZodType<FieldWords>;
}

function formWords(form: FormName) {
  const names = listFields(form).map(({ name }) => name);
  const fields = keyed(names, () => z.strictObject({ label: line().optional(), hint: line().optional() }).optional())
    .optional()
    .describe('Where this form calls a field otherwise');
  const wording = z.strictObject({
    title: line(),
    intro: paragraph().optional().describe('Below the title'),
    actions: actions().optional().describe('What can be done without the form, before it'),
    lead: line().describe('At the head of the form'),
    fields,
    submit: line(),
  });

  return z.strictObject({
    stored: wording.describe('What it says where it is kept in the browser only'),
    delivered: wording.describe('What it says where it is delivered to us (docs/forms.md)'),
    fields,
    submitting: line(),
    success: z.strictObject({ title: line({ variables: names }), text: line(), again: line() }),
    emailSubject: line({ variables: names }).describe('The subject of the e-mail that the visitor can send instead'),
  });
}

/** Texts of all forms (docs/forms.md). lib/forms/definitions.ts defines the fields. */
export const forms = single({
  file: 'site/forms',
  fields: {
    fields: keyed(fieldNames, fieldWords).describe('The fields, each worded once for all forms that have it'),
    ...getShape(formNames, formWords),
    shared: z
      .strictObject({
        requiredMark: plain(),
        errorTitle: line().describe("Before the page's title, while something is to be put right"),
        summary: plural(),
        remaining: plural().extend({ over: line({ variables: ['count'] }) }),
        failure: line().describe('Word for word as docs/product.md has it'),
        tryAgain: line(),
        failureHelp: line(),
        notice: z
          .strictObject({ lookup: line({ variables: ['host'] }), stored: line(), delivered: line(), privacy: line() })
          .describe('What happens on submit, above the button'),
        storedHere: z.strictObject({ none: line(), ...plural().shape }),
        sharedPhone: line().describe('Leads to where what is stored can be deleted'),
        steps: z
          .array(z.strictObject({ title: line(), text: line() }))
          .min(1)
          .describe('Beside a form that is kept in the browser only: what stays, and what leaves'),
        unsent: z
          .strictObject({
            question: line().describe('Asked before anything of it is shown'),
            mine: line().describe('The answer that shows it'),
            title: line({ variables: ['moment'] }),
            text: line(),
            more: plural(),
            dismiss: line(),
          })
          .describe('What was kept in the browser at an earlier visit, and is not passed on yet'),
        moment: keyed(dayParts, () => line({ variables: ['date', 'time'] })).describe(
          'A day and an hour: before noon, until 4, until 7, and later',
        ),
        shareOptions: z.strictObject({
          title: line().describe('At the head of the second step, where nothing is delivered'),
          lead: line(),
          whatsapp: line(),
          email: line(),
          copy: line(),
          copied: line(),
          copyByHand: line(),
          call: line(),
          cut: line(),
        }),
        contactFallback: z.strictObject({
          title: line(),
          noScript: paragraph(),
          late: paragraph(),
          whatsapp: line(),
          email: line(),
          phone: line(),
        }),
      })
      .describe('What all forms say'),
    delivery: keyed([...deliveryStatuses, 'dismiss', 'unsent'], () => line()).describe(
      'What a form says of delivery, where the site has an address for it (docs/forms.md)',
    ),
  },
});

const columns = unique(formNames.flatMap(listColumns)) as Column[];

/** /privacy/your-data, which shows the data that the site stores on the visitor's device. */
export const yourData = page('your-data', {
  hero: heading().extend({ picture: picture('bleed') }),
  noScript: paragraph(),
  loading: line(),
  late: paragraph(),
  nothing: z.strictObject({ title: line(), text: paragraph() }),
  unknownIp: line().describe('In place of an internet address that was not found'),
  blocked: z.strictObject({ title: line(), text: paragraph() }),
  lists: keyed(formNames, () => line()).describe('The records of each form'),
  columns: keyed([...columns, 'value'], () => line()).describe("'value' holds an item that is no record"),
  sent: z
    .strictObject({
      column: line(),
      not: line(),
      send: line(),
      close: line(),
      methods: keyed(sendMethods, () => line()),
    })
    .describe('Whether a record was passed on to us, and how'),
  notes: z
    .strictObject({
      title: line(),
      text: paragraph(),
      draft: line(),
      waiting: line(),
      other: line().describe('Neither a draft nor a record that waits'),
      key: line(),
      value: line(),
    })
    .describe('What is stored beside the records'),
  exportJson: line(),
  exportCsv: line(),
  fileName: plain(),
  deleteOne: line(),
  deleteOneLabel: line({ variables: ['place', 'list'] }),
  deleteNoteLabel: line({ variables: ['place', 'key'] }),
  deleteAll: line(),
  deleted: line(),
  failed: line(),
  confirm: z.strictObject({ one: line(), all: line(), text: line(), yes: line(), no: line() }),
});
