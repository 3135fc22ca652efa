/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { insteadOf, typedFigures } from '@/lib/content/typed-figures';

test.each(['₹1,000', '100%', '30 days', '5-7 business days', 'two days', 'Thirty working days', 'ten per cent'])(
  'finds %s',
  (words) => {
    expect(typedFigures(`Write to us within ${words}.`)).toEqual([
      { words: expect.any(String) as string, row: 0, column: expect.any(Number) as number },
    ]);
  },
);

test.each(['Tier 1 cities', 'the Consumer Protection Act, 2019, or another', 'one of us', 'day by day', 'Two steps'])(
  'lets %s pass',
  (words) => {
    expect(typedFigures(words)).toEqual([]);
  },
);

test('tells each figure with its place and the words round it', () => {
  const text = 'Nothing.\nReturn the piece within 30 days of the day on which it came, or pay ₹99, please.';

  expect(typedFigures(text)).toEqual([
    { words: 'piece within 30 days of', row: 1, column: 11 },
    { words: 'or pay ₹99, please.', row: 1, column: 61 },
  ]);
});

const { constants } = contentIn('en');
const instead = (typed: string) => insteadOf(typed, constants, (kind, name) => `${kind}.${name}`);

test.each([
  ['₹149', 'Rupees.lowBandCharge'],
  ['Rs. 149', 'Rupees.lowBandCharge'],
  ['149 rupees', 'Rupees.lowBandCharge'],
  ['within 15 days', 'Period.seasonalReturnWindow'],
  ['fifteen days', 'Period.seasonalReturnWindow'],
  ['7-10 business days', 'Period.standardRemote'],
  ['48 hours', 'Period.complaintAcknowledged'],
  ['26 months', 'Period.analyticsRecords'],
  ['under 13', 'Age.service'],
])('%s is the constant %s', (typed, constant) => {
  expect(instead(typed)).toBe(`Write ${constant}.`);
});

test.each([
  ['₹150', 'Rupees.lowBandCharge'],
  ['₹1,200', 'Rupees.freeShippingAbove'],
  ['31 days', 'Period.returnWindow'],
  ['two weeks', 'Period.seasonalReturnWindow'],
])('%s is no constant, and the nearest is %s', (typed, constant) => {
  expect(instead(typed)).toContain(`The nearest is ${constant}.`);
});
