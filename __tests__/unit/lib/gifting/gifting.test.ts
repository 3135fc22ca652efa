/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { lastOrderDay, makersShare, priceAt, setPrice, weeksBefore } from '@/lib/gifting';
import { priceListIn } from '@/lib/press/papers-content';

const { pieces, giftSets, pages } = contentIn('en');
const { prices } = pages.b2b;

test('a piece costs less where many are ordered, in whole rupees', () => {
  expect([0, 0.05, 0.1].map((off) => priceAt(249, { off }))).toEqual([249, 237, 224]);
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

  expect(setPrice(set, { off: 0 }, pieces)).toBe(2 * (one?.price ?? 0) + (other?.price ?? 0) + 60);
});

test('a lower price takes nothing from the maker, the material, the hub or the mentor', () => {
  const short = pieces.flatMap(({ id, price, parts = [] }) => {
    const kept = parts.slice(0, -1).reduce((sum, { rupees }) => sum + rupees, 0);
    return prices.steps
      .filter((step) => parts.length > 0 && priceAt(price, step) < kept)
      .map(({ number }) => [id, number]);
  });
  expect(short).toEqual([]);
  for (const set of giftSets) expect(makersShare(set, pieces)).toBeGreaterThan(0);
});

test('the last day to order is so many weeks before, and a festival needs more', () => {
  const steps = { festivalWeeks: 2, deliveryWeeks: 1 };

  expect(lastOrderDay('2027-10-27', weeksBefore({ weeks: 3 }, steps, true))).toBe('2027-09-15');
  expect(lastOrderDay('2027-03-08', weeksBefore({ weeks: 6 }, steps, false))).toBe('2027-01-18');
});

test('the price list has a row for each piece and each set, with a price for each number', () => {
  const { columns, rows } = priceListIn('en');

  expect(rows.map((row) => row.get('code'))).toEqual([...pieces, ...giftSets].map(({ code }) => code));
  for (const { number } of prices.steps) {
    expect(columns).toContain(`price_${number}_inr`);
    for (const row of rows) expect(Number(row.get(`price_${number}_inr`))).toBeGreaterThan(0);
  }
});
