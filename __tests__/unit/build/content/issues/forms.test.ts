/** @jest-environment node */
import { parse, stringify } from 'yaml';

import { contentWith, issuesWith } from '../../../support/content';

type Words = { [key: string]: Words };

const files = { forms: 'site/forms.yaml', 'your data': 'pages/your-data.yaml' } as const;

/** What is told of the real words, with those at a path replaced; nothing takes them away. */
function told(name: keyof typeof files, path: string, value: unknown): string[] {
  const file = files[name];
  const words = parse(contentWith({}).get(file) ?? '') as Words;
  const steps = path.split('.');
  const last = steps.pop() ?? '';
  const parent = steps.reduce((inner, step) => (inner[step] ??= {}), words);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value as Words;
  return issuesWith({ [file]: stringify(words) });
}

const field = { label: 'Your village', problems: { missing: 'Enter it', tooLong: 'Too long' } };

test.each([
  ['forms', 'fields.email', undefined, 'fields.email: is missing'],
  ['forms', 'fields.village', field, 'fields.village: there is no such key'],
  ['forms', 'fields.name.label', undefined, 'fields.name.label: is missing'],
  ['forms', 'fields.name.problems.missing', undefined, 'fields.name.problems.missing: is missing'],
  ['forms', 'fields.email.problems.malformed', undefined, 'fields.email.problems.malformed: is missing'],
  ['forms', 'fields.name.problems.malformed', 'No', 'fields.name.problems.malformed: there is no such key'],
  ['forms', 'fields.interest.choices.Mentor', undefined, 'fields.interest.choices.Mentor: is missing'],
  ['forms', 'fields.interest.choices.Mentr', 'Mentor', "choices.Mentr: there is no such key. Did you mean 'Mentor'?"],
  ['forms', 'fields.interest.placeholder', undefined, 'fields.interest.placeholder: is missing'],
  ['forms', 'fields.subject.takenOver', undefined, 'fields.subject.takenOver: is missing'],
  ['forms', 'fields.message.takenOver', 'About', 'fields.message.takenOver: there is no such key'],
  ['forms', 'fields.name.problems.tooLong', '{limt} at most', "fields.name.problems.tooLong: asks for '{limt}'"],
  ['forms', 'join', undefined, 'join: is missing'],
  ['forms', 'subscribe.fields.name', { hint: 'A hint' }, 'subscribe.fields.name: there is no such key'],
  ['forms', 'contact.fields.email', { hnt: 'A hint' }, 'contact.fields.email.hnt: there is no such key'],
  ['forms', 'subscribe.handOffSubject', 'About {subject}', "subscribe.handOffSubject: asks for '{subject}'"],
  ['forms', 'shared.storedHere.other', '{cuont} records', "shared.storedHere.other: asks for '{cuont}'"],
  ['forms', 'delivery.offline', undefined, 'delivery.offline: is missing'],
  ['your data', 'columns.interest', undefined, 'columns.interest: is missing'],
  ['your data', 'columns.village', 'Village', 'columns.village: there is no such key'],
  ['your data', 'lists.join', undefined, 'lists.join: is missing'],
] as const)('tells what is wrong with the words of the %s whose %s is %j', (name, path, value, message) => {
  expect(told(name, path, value)).toContainEqual(expect.stringContaining(message));
});
