import * as z from 'zod';

import {
  type Column,
  listColumns,
  type FieldName,
  listFields,
  type FormName,
  formNames,
} from '@/lib/forms/definitions';
import { sendMethods } from '@/lib/forms/sentMarks';
import { type ProblemKind, listProblems } from '@/lib/forms/validation';
import { dayParts } from '@/lib/language/moment';

import { actions } from './fields/actions';
import { page, single } from './define';
import { line, paragraph, picture, plain, plural } from './fields';
import { heading, keyed } from './fields/parts';

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
      placeholder: line().describe('The label of the empty option'),
      choices: keyed(choices, () => line()).describe('The label of each option; records store its key'),
    }),
    problems: keyed(problems, () => line({ variables: ['limit'] })).describe(
      'The error messages: what to correct, and how',
    ),
    ...(definitions.some(({ isLinked }) => isLinked) && {
      prefilledNote: line({ variables: ['value'] }).describe(
        'Shown above the form when a link has filled in the field',
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
    .describe('Labels and hints that differ in this form');
  const wording = z.strictObject({
    title: line(),
    intro: paragraph().optional().describe('Below the title'),
    actions: actions().optional().describe('Alternatives to the form, shown before it'),
    lead: line().describe('Shown above the form'),
    fields,
    submit: line(),
  });

  return z.strictObject({
    stored: wording.describe('Texts if records are stored in the browser only'),
    delivered: wording.describe('Texts if records are delivered to us (docs/forms.md)'),
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
    fields: keyed(fieldNames, fieldWords).describe('The texts of the fields, shared by all forms'),
    ...keyed(formNames, formWords).shape,
    shared: z
      .strictObject({
        requiredMark: plain(),
        errorTitle: line().describe('Before the title of the page while the form has errors'),
        summary: plural(),
        remaining: plural().extend({ over: line({ variables: ['count'] }) }),
        failure: line().describe('Must be the same as in docs/product.md'),
        tryAgain: line(),
        failureHelp: line(),
        notice: z
          .strictObject({ lookup: line({ variables: ['host'] }), stored: line(), delivered: line(), privacy: line() })
          .describe('What happens on submit, shown above the button'),
        storedHere: z.strictObject({ none: line(), ...plural().shape }),
        sharedPhone: line().describe('The link to the page on which records can be deleted'),
        steps: z
          .array(z.strictObject({ title: line(), text: line() }))
          .min(1)
          .describe('Beside a form that stores in the browser only: what stays on the device, and what is sent'),
        unsent: z
          .strictObject({
            question: line().describe('The question before a record is shown'),
            mine: line().describe('The answer that shows the record'),
            title: line({ variables: ['moment'] }),
            text: line(),
            more: plural(),
            dismiss: line(),
          })
          .describe('For records of earlier visits that were not passed on yet'),
        moment: keyed(dayParts, () => line({ variables: ['date', 'time'] })).describe(
          'Date and time: before noon, until 4 PM, until 7 PM, and later',
        ),
        shareOptions: z.strictObject({
          title: line().describe('The heading of the second step, if records are not delivered'),
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
      .describe('Texts of all forms'),
    delivery: keyed(['sending', 'delivered', 'failed'], () => line()).describe(
      'The state of the delivery, if a delivery address is set (docs/forms.md)',
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
  unknownIp: line().describe('Shown if the IP address is unknown'),
  blocked: z.strictObject({ title: line(), text: paragraph() }),
  lists: keyed(formNames, () => line()).describe('The heading of the records of each form'),
  columns: keyed([...columns, 'value'], () => line()).describe("'value' is for an item that is not a record"),
  sent: z
    .strictObject({
      column: line(),
      not: line(),
      send: line(),
      sendAgain: line().describe('The same, if records are delivered to us (docs/forms.md)'),
      close: line(),
      methods: keyed(sendMethods, () => line()),
    })
    .describe('Whether a record was passed on to us, and how'),
  notes: z
    .strictObject({
      title: line(),
      text: paragraph(),
      draft: line(),
      other: line().describe('An entry that is not a draft'),
      key: line(),
      value: line(),
    })
    .describe('Other stored entries'),
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
