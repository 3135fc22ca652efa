import type { Product } from 'schema-dts';

import { getContent, type Content } from '@/lib/content';
import { resolveAction, getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPictureMarkup } from '@/lib/pictures';
import { computeDeliveryCharge, getMaker, type Piece } from '@/lib/content/pieces';

import { country, createOrganizationBrief } from './organization';

const createCentimetres = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: 'CMT' }) as const;

type Period = Content['constants']['periods']['delivery'];

/** The sum of two periods as a range of days. */
const createDays = ({ least, most }: Period, longest: Period) =>
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
export function createProductData(piece: Piece) {
  const { name, summary, code, material, grams, price, cm } = piece;
  const { constants } = getContent();
  const { returnShipping } = constants;
  const { processing, processingPeak, delivery, standardRemote, returnWindow } = constants.periods;
  const { hub } = getMaker(piece);
  return {
    '@type': 'Product',
    name,
    description: summary,
    sku: code,
    url: getAbsoluteUrl(getPagePath(`/piece/${piece.id}`)),
    image: getAbsoluteUrl(getPictureMarkup(piece.picture, 'full').src),
    ...(hub && { category: hub.craft }),
    material,
    weight: { '@type': 'QuantitativeValue', value: grams, unitCode: 'GRM' },
    width: createCentimetres(cm.width),
    height: createCentimetres(cm.height),
    ...(cm.depth !== undefined && { depth: createCentimetres(cm.depth) }),
    brand: { '@type': 'Brand', name: createOrganizationBrief().name },
    offers: {
      '@type': 'Offer',
      price,
      priceCurrency: 'INR',
      url: resolveAction({ label: name, external: 'store', item: piece.product }).href,
      itemCondition: 'https://schema.org/NewCondition',
      seller: createOrganizationBrief(),
      hasMerchantReturnPolicy: {
        '@type': 'MerchantReturnPolicy',
        applicableCountry: country,
        returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
        merchantReturnDays: returnWindow.most,
        returnMethod: 'https://schema.org/ReturnByMail',
        itemDefectReturnFees: feesOf[returnShipping.fault],
        customerRemorseReturnFees: feesOf[returnShipping.choice],
        merchantReturnLink: getAbsoluteUrl(getPagePath('/refunds')),
      },
      shippingDetails: {
        '@type': 'OfferShippingDetails',
        shippingRate: { '@type': 'MonetaryAmount', value: computeDeliveryCharge(price, constants), currency: 'INR' },
        shippingDestination: { '@type': 'DefinedRegion', addressCountry: country },
        deliveryTime: {
          '@type': 'ShippingDeliveryTime',
          handlingTime: createDays(processing, processingPeak),
          transitTime: createDays(delivery, standardRemote),
        },
      },
    },
  } as const satisfies Product;
}
