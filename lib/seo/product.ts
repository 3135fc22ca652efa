import type { Product } from 'schema-dts';

import { contentIn, type Content } from '@/lib/content';
import { actionTo, pathTo } from '@/lib/links';
import { absoluteUrl } from '@/lib/metadata';
import { pictureMarkup } from '@/lib/pictures';
import { deliveryCharge, makerOf, type Piece } from '@/lib/pieces';

import { country, organizationInBrief } from './ids';

const centimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' }) as const;

type Period = Content['constants']['periods']['delivery'];

/** The sum of two periods as a range of days. */
const days = ({ least, most }: Period, longest: Period) =>
  ({ '@type': 'QuantitativeValue', minValue: least ?? most, maxValue: longest.most, unitCode: 'DAY' }) as const;

const feesOf = {
  free: 'https://schema.org/FreeReturn',
  paid: 'https://schema.org/ReturnFeesCustomerResponsibility',
} as const;

/**
 * schema.org data of a piece and its offer.
 *
 * Without `availability`: only the store knows its stock.
 */
export function product(piece: Piece) {
  const { name, summary, code, material, grams, price, cm } = piece;
  const { constants } = contentIn();
  const { returnShipping } = constants;
  const { processing, processingPeak, delivery, standardRemote, returnWindow } = constants.periods;
  const { hub } = makerOf(piece);
  return {
    '@type': 'Product',
    name,
    description: summary,
    sku: code,
    url: absoluteUrl(pathTo(`/piece/${piece.id}`)),
    image: absoluteUrl(pictureMarkup(piece.picture, 'full').src),
    ...(hub && { category: hub.craft }),
    material,
    weight: { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM' },
    width: centimetres(cm.width),
    height: centimetres(cm.height),
    ...(cm.depth !== undefined && { depth: centimetres(cm.depth) }),
    brand: { '@type': 'Brand', name: organizationInBrief().name },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      url: actionTo({ label: name, external: 'store', item: piece.product }).href,
      itemCondition: 'https://schema.org/NewCondition',
      seller: organizationInBrief(),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnWindow.most,
        returnMethod: 'https://schema.org/ReturnByMail',
        itemDefectReturnFees: feesOf[returnShipping.fault],
        customerRemorseReturnFees: feesOf[returnShipping.choice],
        merchantReturnLink: absoluteUrl(pathTo('/refunds')),
      },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: deliveryCharge(price, constants), currency: 'INR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: days(processing, processingPeak),
          transitTime: days(delivery, standardRemote),
        },
      },
    },
  } as const satisfies Product;
}
