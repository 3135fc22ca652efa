/** @jest-environment node */
import { partnershipTypes, type PartnershipType } from '@/content/partnerships';
import { checkPartnerships } from '@/lib/checks/partnerships';
import { formatProblem } from '@/lib/checks/rules';

const [first, ...others] = partnershipTypes;

const messages = (types: readonly PartnershipType[]) => checkPartnerships(types).map(formatProblem);

test('finds nothing wrong in the types as they stand', () => {
  expect(messages(partnershipTypes)).toEqual([]);
});

test.each([
  [{ title: '' }, '', 'title', 'is empty'],
  [{ description: '' }, first.title, 'description', 'is empty'],
  [{ commitment: ' ' }, first.title, 'commitment', 'is empty'],
  [{ benefits: [] }, first.title, 'benefits', 'needs at least 1, has 0'],
])('stops a type with %j', (mistake, item, field, message) => {
  const broken: PartnershipType = { ...first, ...mistake };

  expect(messages([broken, ...others])).toEqual([
    expect.stringContaining(`content/partnerships.ts: ${item}: ${field}: ${message}`),
  ]);
});

test('stops two types with one title, and a type too many', () => {
  expect(messages([...partnershipTypes, first])).toEqual([
    'content/partnerships.ts: partnershipTypes: length: must be 3, is 4.',
    `content/partnerships.ts: ${first.title}: title: stands twice. Each must be unique.`,
  ]);
});
