import * as z from 'zod';

import { single } from './define';
import { choice, pastDay, plain, rupees } from './fields';

const units = ['hour', 'business day', 'day', 'month', 'year'] as const;

const period = () =>
  z.strictObject({
    least: z.int().min(1).max(1000).optional().describe('Left out where the rule knows only a limit'),
    most: z.int().min(1).max(1000),
    unit: choice(units),
  });

export type Period = z.infer<ReturnType<typeof period>>;

const share = () => z.number().min(0).max(1).describe('1 is the whole');

/** The amounts, periods, shares and ages that policies promise (docs/product.md). Any text may say them, as {refund}. */
export const constants = single({
  file: 'site/policy-constants',
  fields: {
    rupees: z.strictObject({
      freeShippingAbove: rupees().describe('An order above this amount ships free, across India'),
      middleBandFrom: rupees().describe('The middle band: from this amount …'),
      middleBandTo: rupees().describe('… up to this one, both included, an order pays middleBandCharge'),
      middleBandCharge: rupees(),
      lowBandBelow: rupees().describe('An order below this amount pays lowBandCharge'),
      lowBandCharge: rupees(),
    }),
    periods: z.strictObject({
      processing: period().describe('Packing, before a parcel leaves'),
      processingPeak: period().describe('The longest packing time in peak or festival periods'),
      delivery: period().describe('Delivery on the whole: the first and the last of the three city groups'),
      standardMetro: period(),
      standardTier1: period(),
      standardTier2: period(),
      standardRemote: period(),
      expressMetro: period(),
      expressTier1: period(),
      returnWindow: period().describe('Time to return an item, from the day of delivery'),
      seasonalReturnWindow: period().describe('The same for festival or seasonal items'),
      refund: period().describe('From the day a return is received until the refund is processed'),
      accountRecords: period().describe('How long the store keeps accounts and transactions'),
      analyticsRecords: period().describe('How long the store keeps analytics'),
      deliveryTries: period().describe('How long a browser tries to deliver what a form holds'),
      complaintAcknowledged: period().describe('Consumer Protection (E-Commerce) Rules, 2020, rule 4 (5)'),
      complaintSettled: period().describe('The same rule'),
    }),
    shares: z.strictObject({
      faultRefund: share().describe('Defective, damaged or wrong product'),
      choiceRefund: share().describe('Size or colour mismatch, or change of mind'),
    }),
    ages: z.strictObject({
      service: z.int().min(1).max(100).describe('The services are not for children under this age'),
      majority: z
        .int()
        .min(1)
        .max(100)
        .describe('A person below this age is a child in Indian law (DPDP Act, 2023, section 2)'),
    }),
  },
});

/** What the site promises and the enterprise has to keep: the release check asks for each until it is confirmed. */
export const promises = single({
  file: 'site/promises',
  fields: {
    promises: z.array(
      z.strictObject({
        file: plain().describe('The file that says it, from the root of the project'),
        phrase: plain().optional().describe('Words of that file, by which its line is found'),
        promise: plain().describe('What must be so, in a sentence'),
        confirmed: pastDay().optional().describe('The day someone who answers for it said that it is so'),
        by: plain().optional().describe('Who said it'),
      }),
    ),
  },
  check: ({ promises: all }) =>
    all.flatMap(({ confirmed, by }, index) =>
      (confirmed === undefined) === (by === undefined)
        ? []
        : [{ path: ['promises', index], message: "needs both 'confirmed' and 'by', or neither." }],
    ),
});
