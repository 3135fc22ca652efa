/** @jest-environment node */
import { getContent } from '@/lib/content';
import { getDoorPeriods, formatPeriod } from '@/lib/content/values';
import type { Period } from '@/lib/content/schemas/constants';

const { constants } = getContent('en');
const words = getContent('en').words.site;

const shown = (period: Period): string => formatPeriod(period, 'en', words);

test('uses the singular for one unit', () => {
  expect(shown({ most: 1, unit: 'month' })).toBe('1 month');
  expect(shown({ least: 1, most: 2, unit: 'day' })).toBe('1-2 days');
  expect(shown({ most: 1000, unit: 'day' })).toBe('1,000 days');
});

const of = (least: number, most: number) => ({ least, most, unit: 'business day' as const });

test('delivery time includes packing (up to its longest) and transport', () => {
  const periods = {
    ...constants.periods,
    processing: of(1, 2),
    processingPeak: { most: 4, unit: 'business day' as const },
    standardRemote: of(7, 10),
  };

  expect(getDoorPeriods({ ...constants, periods }).doorRemote).toEqual(of(8, 14));
});

test('a transport time without a minimum is used unchanged', () => {
  const periods = {
    ...constants.periods,
    processing: of(1, 2),
    standardMetro: { most: 3, unit: 'business day' as const },
  };

  expect(getDoorPeriods({ ...constants, periods }).doorMetro?.least).toBe(4);
});
