/** @jest-environment node */
import { checkMarks } from '@/lib/launch/marks';

const shared = { name: 'Anitha', sample: true };

const modules = [
  // Takes over what people.ts writes, and comes first.
  { file: 'content/about.ts', values: { about: { people: [shared] } }, pages: [] },
  { file: 'content/people.ts', values: { people: [shared, { name: 'Vikram' }], base: { sample: true } }, pages: [] },
  {
    file: 'content/hubs.ts',
    values: { hubs: [{ id: 'tenkasi', address: { text: 'Tenkasi', placeholder: true } }] },
    pages: [],
  },
  { file: 'content/pictures.ts', values: { pictures: { hero: { sample: true }, own: { sample: false } } }, pages: [] },
  // Not filled in, so there is nothing but the mark.
  { file: 'content/identity.ts', values: { identity: { rows: [{ name: 'GSTIN', placeholder: true }] } }, pages: [] },
  { file: 'content/form.ts', values: { form: { interest: { placeholder: 'Select an option' } } }, pages: [] },
];

const sources: Readonly<Record<string, string>> = { 'content/people.ts': "name: 'Anitha'" };

test('lists what carries a mark once, where it is written, under the name it is known by', () => {
  const found = checkMarks(modules, (file) => sources[file] ?? '');

  expect(found.map(({ file, item, field }) => [file, item, field])).toEqual([
    ['content/people.ts', 'Anitha', 'sample'],
    ['content/hubs.ts', 'tenkasi', 'address'],
    ['content/pictures.ts', 'hero', 'sample'],
    ['content/identity.ts', 'GSTIN', 'placeholder'],
  ]);
});
