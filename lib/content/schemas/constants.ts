import * as z from 'zod';

import { single } from './define';
import { choice, count, day, pastDay, plain, rupees } from './fields';

const units = ['hour', 'business day', 'day', 'week', 'month', 'year'] as const;

const period = () =>
  z.strictObject({
    least: z.int().min(1).max(1000).optional().describe('Left out where the rule knows only a limit'),
    most: z.int().min(1).max(1000),
    unit: choice(units),
  });

export type Period = z.infer<ReturnType<typeof period>>;

const share = () => z.number().min(0).max(1).describe('1 is the whole');

/** Days that gifts are ordered for. */
export const dayNames = ['pongal', 'womensDay', 'deepavali'] as const;

/**
 * Amounts, periods, shares, ages, numbers and days used in several texts (docs/product.md). Any text can insert them,
 * as `{refund}`.
 */
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
      learnerDay: rupees().min(1).describe('What a learner of a paid course gets for each day she comes'),
      hourRate: rupees().min(1).describe('What an hour of a practised maker brings; piece rates follow from it'),
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
      firstCourse: period().describe('The length of the first course'),
      firstCourseDay: period().describe('Its hours on one day'),
      giftsSmallTime: period().describe('From the yes until giftsSmall gifts or more leave us, in weeks'),
      giftsMiddleTime: period().describe('The same for giftsMiddle gifts or more'),
      giftsLargeTime: period().describe('The same for giftsLarge gifts or more'),
      giftsFestivalTime: period().describe('More weeks before a festival'),
      giftsDeliveryTime: period().describe('The weeks on the way'),
      reply: period().describe('Within this time a letter, an application or a request for a document is answered'),
      sellerReply: period().describe('Within this time a brand of the marketplace answers a buyer'),
      donationSpent: period().describe('Within this time a donation is spent'),
    }),
    shares: z.strictObject({
      faultRefund: share().describe('Defective, damaged or wrong product'),
      choiceRefund: share().describe('Size or colour mismatch, or change of mind'),
      goodsTax: share().describe('GST on the pieces; their prices include it'),
      giftsMiddleOff: share().describe(
        'How much less a piece costs from giftsMiddle on. Parcels cost less, not her work',
      ),
      giftsLargeOff: share().describe('The same from giftsLarge on'),
      sellerFee: share().describe('Of the price of each piece that a brand sells in the marketplace'),
    }),
    returnShipping: z
      .strictObject({
        fault: choice(['free', 'paid']).describe('Defective, damaged or wrong product'),
        choice: choice(['free', 'paid']).describe('Size or colour mismatch, or change of mind'),
      })
      .describe('Whether a buyer pays for the parcel back, as search engines are told; /refunds says the same'),
    ages: z.strictObject({
      service: z.int().min(1).max(100).describe('The services are not for children under this age'),
      majority: z
        .int()
        .min(1)
        .max(100)
        .describe('A person below this age is a child in Indian law (DPDP Act, 2023, section 2)'),
    }),
    numbers: z.strictObject({
      giftsSmall: count().min(1).describe('The smallest order of gifts: pieces of one kind, or sets'),
      giftsMiddle: count().min(1).describe('From this number on a gift costs less and takes longer'),
      giftsLarge: count().min(1).describe('The same, once more'),
      workDays: count().min(1).describe('Days of work in a usual month'),
    }),
    dates: z
      .strictObject(
        // The cast is safe: these are all its keys.
        Object.fromEntries(dayNames.map((name) => [name, day()])) as Record<
          (typeof dayNames)[number],
          ReturnType<typeof day>
        >,
      )
      .describe('The day on which gifts for a festival must be there'),
  },
});

/** Promises on the site that the enterprise has to keep. The release check lists each one until it is confirmed. */
export const promises = single({
  file: 'site/promises',
  fields: {
    promises: z
      .array(
        z.strictObject({
          file: plain().describe('The file that says it, from the root of the project'),
          phrase: plain().optional().describe('Words of that file, by which its line is found'),
          promise: plain().describe('What must be so, in a sentence'),
          confirmed: pastDay().optional().describe('The day someone who answers for it said that it is so'),
          by: plain().optional().describe('Who said it'),
        }),
      )
      .min(1),
  },
  check: ({ promises: all }) =>
    all.flatMap(({ confirmed, by }, index) =>
      (confirmed === undefined) === (by === undefined)
        ? []
        : [{ path: ['promises', index], message: "needs both 'confirmed' and 'by', or neither." }],
    ),
});
