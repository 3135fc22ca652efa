/** @jest-environment node */
import { computeDeliveryCharge } from '@/lib/content/pieces';

const constants = {
  rupees: {
    freeShippingAbove: 999,
    middleBandFrom: 500,
    middleBandTo: 999,
    middleBandCharge: 99,
    lowBandBelow: 500,
    lowBandCharge: 149,
  },
};

test.each([
  [199, 149],
  [499, 149],
  [500, 99],
  [999, 99],
  [1000, 0],
])('an order of %i rupees costs %i for delivery', (value, charge) => {
  expect(computeDeliveryCharge(value, constants)).toBe(charge);
});
