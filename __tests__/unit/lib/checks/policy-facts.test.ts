/** @jest-environment node */
import { home } from '@/content/home';
import { rupees } from '@/content/policy-facts';
import { checkBands, checkPromises } from '@/lib/checks/policy-facts';
import { formatRupees } from '@/lib/format';

test('Home promises what the policies say', () => {
  expect(checkPromises([home.why, home.confidence])).toEqual([]);
});

test('tells what Home promises otherwise', () => {
  const stale = JSON.stringify(home.why).replaceAll(formatRupees(rupees.freeShippingAbove), '₹1');

  expect(checkPromises([{ stale }, home.confidence]).map(({ file, field }) => [file, field])).toEqual([
    ['content/home.ts', 'freeShippingAbove'],
  ]);
});

test('the bands of shipping charges meet', () => {
  expect(checkBands(rupees)).toEqual([]);
});

test('tells of a gap or an overlap between two bands', () => {
  const fields = (bands: Parameters<typeof checkBands>[0]) => checkBands(bands).map(({ field }) => field);

  expect(fields({ ...rupees, freeShippingAbove: rupees.freeShippingAbove + 1 })).toEqual(['middleBandTo']);
  expect(fields({ ...rupees, middleBandFrom: rupees.middleBandFrom - 1 })).toEqual(['lowBandBelow']);
});
