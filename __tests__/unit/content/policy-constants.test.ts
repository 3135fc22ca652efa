import { contentIn } from '@/lib/content';
import { readPeriod } from '@/lib/content/values';
import type { Period } from '@/lib/content/schemas/constants';
import { formatsOf } from '@/lib/text/format';

const { constants, interface: words } = contentIn('en');
const { ages, periods, rupees, shares } = constants;
const formats = formatsOf('en');

const shown = (period: Period): string => readPeriod(period, 'en', words);

test('holds the periods that docs/product.md promises', () => {
  const all = Object.fromEntries(Object.entries(periods).map(([name, period]) => [name, shown(period)]));

  expect(all).toMatchObject({
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

test('holds the amounts, shares and ages that docs/product.md promises', () => {
  const charges = Object.fromEntries(Object.entries(rupees).map(([name, amount]) => [name, formats.rupees(amount)]));

  expect(charges).toMatchObject({
    freeShippingAbove: '₹999',
    middleBandFrom: '₹500',
    middleBandTo: '₹999',
    middleBandCharge: '₹99',
    lowBandBelow: '₹500',
    lowBandCharge: '₹149',
  });
  expect(formats.share(shares.faultRefund)).toBe('100%');
  expect(formats.share(shares.choiceRefund)).toBe('100%');
  expect(ages.service).toBe(13);
});

test('writes one of a unit in the singular', () => {
  expect(shown({ most: 1, unit: 'month' })).toBe('1 month');
  expect(shown({ least: 1, most: 2, unit: 'day' })).toBe('1-2 days');
  expect(shown({ most: 1000, unit: 'day' })).toBe('1,000 days');
});
