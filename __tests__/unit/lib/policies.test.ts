import { readFact, readPolicyFrontmatter } from '@/lib/policies';

const file = 'content/policies/shipping.mdx';
const good = {
  title: 'Shipping policy',
  description: 'What delivery across India costs and how long it takes, region by region.',
  lastUpdated: '2025-01-01',
};

test('reads the frontmatter of a policy', () => {
  expect(readPolicyFrontmatter(file, good)).toEqual(good);
});

test.each([
  ['no frontmatter at all', undefined, /title: is empty/],
  ['no title', { ...good, title: undefined }, /title: is empty/],
  ['a blank title', { ...good, title: '  ' }, /title: is empty/],
  ['a title that is a number', { ...good, title: 404 }, /title: is empty/],
  ['no description', { ...good, description: undefined }, /description: is empty/],
  ['a short description', { ...good, description: 'All about parcels.' }, /description: has 18 characters.*50 to 160/],
  ['a long description', { ...good, description: 'x'.repeat(161) }, /description: has 161 characters.*50 to 160/],
  ['no date', { ...good, lastUpdated: undefined }, /lastUpdated: is empty/],
  ['a day that does not exist', { ...good, lastUpdated: '2025-02-30' }, /lastUpdated: '2025-02-30' is not a date/],
  ['a date in words', { ...good, lastUpdated: 'January 1, 2025' }, /lastUpdated: .*YYYY-MM-DD/],
  ['a month', { ...good, lastUpdated: '2025-01' }, /lastUpdated: '2025-01' is a month/],
])('stops at %s, and names file and field', (_mistake, frontmatter, message) => {
  expect(() => readPolicyFrontmatter(file, frontmatter)).toThrow(message);
  expect(() => readPolicyFrontmatter(file, frontmatter)).toThrow(file);
});

test('names every mistake at once', () => {
  expect(() => readPolicyFrontmatter(file, { ...good, title: '', lastUpdated: '' })).toThrow(/title.*\n.*lastUpdated/);
});

test('finds a fact by name', () => {
  expect(readFact({ delivery: 7 }, 'Period', 'delivery')).toBe(7);
});

test.each(['delivry', 'toString', ''])("refuses the unknown name '%s' and lists the known ones", (name) => {
  expect(() => readFact({ delivery: 7, refund: 5 }, 'Period', name)).toThrow(/<Period>.*delivery, refund/);
});
