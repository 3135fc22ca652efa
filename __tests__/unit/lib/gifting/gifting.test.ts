/** @jest-environment node */
import { getContent } from '@/lib/content';
import { computeLastOrderDay, computePrice, listPriceSteps, computeSetPrice, countWeeksBefore } from '@/lib/gifting';
import { getPriceList } from '@/lib/press/pdf-content';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

const { pieces, giftSets, constants } = getContent('en');
const steps = listPriceSteps(constants);

test('a piece costs less in larger quantities, in whole rupees', () => {
  expect([0, 0.05, 0.1].map((off) => computePrice(249, { off }))).toEqual([249, 237, 224]);
});

test('a set costs what its pieces and its packing cost', () => {
  const [one, other] = pieces;
  const set = {
    pieces: [
      { piece: one?.id ?? '', count: 2 },
      { piece: other?.id ?? '', count: 1 },
    ],
    packing: 60,
  };

  expect(computeSetPrice(set, { off: 0 }, pieces)).toBe(2 * (one?.price ?? 0) + (other?.price ?? 0) + 60);
});

/** The tax included in a price, in whole rupees. */
const taxIn = (price: number, { goodsTax }: Pick<typeof constants.shares, 'goodsTax'>): number =>
  Math.round((price * goodsTax) / (1 + goodsTax));

test('the part of a price that names the tax is the tax included in it', () => {
  const wrong = pieces.filter(({ price, parts = [] }) =>
    parts.some(({ label, rupees }) => label.includes('GST') && rupees !== taxIn(price, constants.shares)),
  );
  expect(wrong).toEqual([]);
});

test("discounts do not reduce the maker's part", () => {
  const short = pieces.flatMap(({ id, price, parts: [maker] = [] }) =>
    steps
      .map((step) => computePrice(price, step))
      .filter((discounted) => maker && discounted - taxIn(discounted, constants.shares) < maker.rupees)
      .map((discounted) => [id, discounted]),
  );
  expect(short).toEqual([]);
});

test('the last order day is weeks before the occasion, more for festivals', () => {
  const of = (most: number) => ({ most, unit: 'week' }) as const;
  const periods = { giftsFestivalTime: of(2), giftsDeliveryTime: of(1) };

  expect(computeLastOrderDay('2027-10-27', countWeeksBefore({ weeks: 3 }, periods, 'festival'))).toBe('2027-09-15');
  expect(computeLastOrderDay('2027-03-08', countWeeksBefore({ weeks: 6 }, periods, 'other'))).toBe('2027-01-18');
});

test('price tiers have no gaps; larger ones cost less and take longer', () => {
  for (const [index, { number, off, weeks }] of steps.entries()) {
    const before = steps[index - 1];
    if (!before) continue;
    expect(before.to).toBe(number - 1);
    expect(off).toBeGreaterThan(before.off);
    expect(weeks).toBeGreaterThan(before.weeks);
  }
});

test('the price list has a row per piece and set, with a price per tier', () => {
  const { columns, rows } = getPriceList('en');

  expect(rows.map((row) => row.get('code'))).toEqual([...pieces, ...giftSets].map(({ code }) => code));
  for (const { number } of steps) {
    expect(columns).toContain(`price_${number}_inr`);
    for (const row of rows) expect(Number(row.get(`price_${number}_inr`))).toBeGreaterThan(0);
  }
});
