/** @jest-environment node */
import { createProductData } from '@/lib/seo/product';
import { getContent, type Content } from '@/lib/content';
import type * as Site from '../../support/site';

type ReturnShipping = Content['constants']['returnShipping'];

jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

const mockReturns: { shipping: ReturnShipping } = { shipping: { fault: 'free', choice: 'paid' } };

jest.mock('@/lib/content/generated/content.json', () => ({
  __esModule: true,
  get default() {
    const { en } = jest.requireActual<typeof Site>('../../support/site').default;
    return { en: { ...en, constants: { ...en.constants, returnShipping: mockReturns.shipping } } };
  },
}));

test.each([
  [{ fault: 'free', choice: 'paid' }, 'FreeReturn', 'ReturnFeesCustomerResponsibility'],
  [{ fault: 'paid', choice: 'free' }, 'ReturnFeesCustomerResponsibility', 'FreeReturn'],
] as const)('the fees of returns follow the policy constants: %j', (shipping, fault, choice) => {
  mockReturns.shipping = shipping;
  const [piece] = getContent().pieces;
  if (!piece) throw new Error('There is no piece.');

  expect(createProductData(piece).offers.hasMerchantReturnPolicy).toMatchObject({
    itemDefectReturnFees: `https://schema.org/${fault}`,
    customerRemorseReturnFees: `https://schema.org/${choice}`,
  });
});

test('returns, charges, times and price are those of the content, and nothing says whether a piece is in stock', () => {
  const { constants, pieces } = getContent();
  const { periods, rupees } = constants;
  const [piece] = pieces;
  if (!piece) throw new Error('There is no piece.');
  const rates = [rupees.lowBandBelow - 1, rupees.lowBandBelow, rupees.middleBandTo, rupees.middleBandTo + 1].map(
    (price) => createProductData({ ...piece, price }).offers.shippingDetails.shippingRate.value,
  );
  const { offers } = createProductData(piece);

  expect(rates).toEqual([rupees.lowBandCharge, rupees.middleBandCharge, rupees.middleBandCharge, 0]);
  expect(offers).toMatchObject({ price: piece.price, priceCurrency: 'INR' });
  expect(offers).not.toHaveProperty('availability');
  expect(offers.hasMerchantReturnPolicy.merchantReturnDays).toBe(periods.returnWindow.most);
  expect(offers.shippingDetails.deliveryTime).toMatchObject({
    handlingTime: { maxValue: periods.processingPeak.most },
    transitTime: { minValue: periods.delivery.least, maxValue: periods.standardRemote.most },
  });
});
