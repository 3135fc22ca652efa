/** @jest-environment node */
import { lineOf } from '@/lib/checks/locate';

const source = `import { site } from './site';

// id: 'second' stands in a comment here.
const shared = { hub: 'one' } as const;

export const items = [
  {
    id: 'first',
    title: 'It’s { not } a bracket',
    income: { before: 1, now: 2 },
    pictures: [
      { picture: 'bowls', caption: '' },
    ],
  },
  {
    id: 'second',
    ...shared,
    title: \`A template: { \`,
    partner: 'first',
    venue: {
      name: 'Hall',
    },
  },
];

export const figures = {
  raised: {
    value: '5',
  },
  'in-quotes': { value: '6' },
};
`;

test.each([
  ['first', 'title', 9],
  ['first', 'income.before', 10],
  ['first', 'pictures.bowls.caption', 12],
  ['second', 'title', 18],
  ['second', 'venue.name', 21],
  ['raised', 'value', 28],
  ['in-quotes', 'value', 30],
])('finds %s, %s', (item, field, line) => {
  expect(lineOf(source, item, field)).toBe(line);
});

test('names the line of the item where it does not write the field', () => {
  expect(lineOf(source, 'second', 'rating')).toBe(16);
});

test('says nothing of an item it does not write', () => {
  expect(lineOf(source, 'third', 'title')).toBeUndefined();
});
