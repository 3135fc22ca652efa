import { ages, periods, rupees, shares, type Period } from '@/content/policy-facts';
import { formatCount, formatPeriod, formatRupees, formatShare } from '@/lib/format';

test('holds the periods of the specification', () => {
  const shown = Object.fromEntries(Object.entries(periods).map(([name, period]) => [name, formatPeriod(period)]));

  expect(shown).toMatchObject({
    processing: '1-2 business days',
    processingPeak: '3 business days',
    delivery: '3-7 business days',
    standardMetro: '3-5 business days',
    standardTier1: '4-6 business days',
    standardTier2: '5-7 business days',
    standardRemote: '7-10 business days',
    expressMetro: '1-2 business days',
    expressTier1: '2-3 business days',
    returnWindow: '30 days',
    seasonalReturnWindow: '15 days',
    refund: '5-7 business days',
    accountRecords: '7 years',
    analyticsRecords: '26 months',
  });
});

test('holds the amounts, shares and ages of the specification', () => {
  expect(Object.values(rupees).map(formatRupees)).toEqual(['₹999', '₹500', '₹999', '₹99', '₹500', '₹149']);
  expect(Object.values(shares).map(formatShare)).toEqual(['100%', '100%']);
  expect(ages.service).toBe(13);
});

test('every period runs from its shorter end to its longer end', () => {
  const all: readonly Period[] = Object.values(periods);
  const backward = all.filter(({ least = 0, most }) => least >= most);

  expect(backward).toEqual([]);
});

test('writes one of a unit in the singular, and a count without its unit', () => {
  expect(formatPeriod({ most: 1, unit: 'month' })).toBe('1 month');
  expect(formatPeriod({ least: 0, most: 1, unit: 'day' })).toBe('0-1 days');
  expect(formatCount({ least: 3, most: 5, unit: 'business day' })).toBe('3-5');
  expect(formatCount({ most: 1000, unit: 'day' })).toBe('1,000');
});
