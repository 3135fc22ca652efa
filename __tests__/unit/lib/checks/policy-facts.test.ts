/** @jest-environment node */
import { rupees } from '@/content/policy-facts';
import { checkBands } from '@/lib/checks/policy-facts';

test('the bands of shipping charges meet', () => {
  expect(checkBands(rupees)).toEqual([]);
});

test('tells of a gap or an overlap between two bands', () => {
  const fields = (bands: Parameters<typeof checkBands>[0]) => checkBands(bands).map(({ field }) => field);

  expect(fields({ ...rupees, freeShippingAbove: rupees.freeShippingAbove + 1 })).toEqual(['middleBandTo']);
  expect(fields({ ...rupees, middleBandFrom: rupees.middleBandFrom - 1 })).toEqual(['lowBandBelow']);
});
