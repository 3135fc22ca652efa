/** @jest-environment node */
import { lineOf } from '@/lib/checks/locate';

const source = `import { site } from './site';

// id: 'second' stands in a comment here.
type Id = 'first' | 'second';
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
  ['first', 'title', 10],
  ['first', 'income.before', 11],
  ['first', 'pictures.bowls.caption', 13],
  ['second', 'title', 19],
  ['second', 'venue.name', 22],
  ['raised', 'value', 29],
  ['in-quotes', 'value', 31],
])('finds %s, %s', (item, field, line) => {
  expect(lineOf(source, item, field)).toBe(line);
});

test('names the line of the item where it does not write the field', () => {
  expect(lineOf(source, 'second', 'rating')).toBe(17);
});

test('says nothing of an item it does not write', () => {
  expect(lineOf(source, 'third', 'title')).toBeUndefined();
});
