import * as z from 'zod';

import { distinctBy, single } from './define';
import { choice, count, day, line, plain, rupees } from './fields';

export const units = ['hour', 'business day', 'day', 'week', 'month', 'year'] as const;

const period = () =>
  z
    .strictObject({
      least: z
        .int()
        .min(1)
        .max(1000)
        .optional()
        .describe('The lower limit; leave it out if there is only an upper one'),
      most: z.int().min(1).max(1000),
      unit: choice(units),
    })
    .refine(({ least = 0, most }) => least < most, { path: ['least'], error: "must be less than 'most'." });

export type Period = z.infer<ReturnType<typeof period>>;

const share = () => z.number().min(0).max(1).describe('A share of 1: 0.12 is 12 %');

/**
 * Amounts, periods, shares, ages, numbers and days used in several texts (docs/product.md). Any text can insert them,
 * as `{refund}`.
 */
export const constants = single({
  file: 'site/policy-constants',
  fields: {
    rupees: z.strictObject({
      freeShippingAbove: rupees().describe('An order above this amount is delivered free across India'),
      middleBandFrom: rupees().describe('The middle price band: from this amount, in rupees'),
      middleBandTo: rupees().describe(
        'The middle price band: up to this amount (inclusive), an order pays middleBandCharge',
      ),
      middleBandCharge: rupees(),
      lowBandBelow: rupees().describe('An order below this amount pays lowBandCharge'),
      lowBandCharge: rupees(),
      learnerDay: rupees().min(1).describe('What a learner of a paid course receives for each day of attendance'),
      hourRate: rupees().min(1).describe('The hourly pay of a practised maker; piece rates follow from it'),
      busPass: rupees().min(1).describe('The bus of one woman for the whole first course'),
      childCare: rupees().min(1).describe('Care in the children’s room of a hub for five weeks of a course'),
      logoPrint: rupees().min(1).describe('The price of a printed logo per gift, from giftsMiddle gifts on'),
    }),
    periods: z.strictObject({
      processing: period().describe('Packing time before a parcel is dispatched'),
      processingPeak: period().describe('The longest packing time in peak or festival periods'),
      delivery: period().describe(
        'Delivery time for all of India: from the fastest to the slowest of the three city groups',
      ),
      standardMetro: period(),
      standardTier1: period(),
      standardTier2: period(),
      standardRemote: period(),
      expressMetro: period(),
      expressTier1: period(),
      returnWindow: period().describe('Time to return an item, from the day of delivery'),
      seasonalReturnWindow: period().describe('Time to return a festival or seasonal item'),
      refund: period().describe('From the day a return is received until the refund is processed'),
      accountRecords: period().describe('How long the store keeps accounts and transactions'),
      analyticsRecords: period().describe('How long the store keeps analytics'),
      complaintAcknowledged: period().describe('Consumer Protection (E-Commerce) Rules, 2020, rule 4 (5)'),
      complaintSettled: period().describe('Consumer Protection (E-Commerce) Rules, 2020, rule 4 (5): the final answer'),
      firstCourse: period().describe('The length of the first course'),
      firstCourseDay: period().describe('Hours per day in the first course'),
      halfDay: period().describe('Hours of a half day of teaching'),
      giftsSmallTime: period().describe('Weeks from confirmation to dispatch, for giftsSmall gifts or more'),
      giftsMiddleTime: period().describe('Weeks from confirmation to dispatch, for giftsMiddle gifts or more'),
      giftsLargeTime: period().describe('Weeks from confirmation to dispatch, for giftsLarge gifts or more'),
      giftsFestivalTime: period().describe('Additional weeks before a festival'),
      giftsDeliveryTime: period().describe('Weeks for delivery'),
      reply: period().describe('The time limit for answers to messages, applications and requests for documents'),
      sellerReply: period().describe('The time limit for a marketplace brand to answer a buyer'),
      donationSpent: period().describe('The time limit for spending a donation'),
    }),
    shares: z.strictObject({
      faultRefund: share().describe('Defective, damaged or wrong product'),
      choiceRefund: share().describe('Size or colour mismatch, or change of mind'),
      goodsTax: share().describe('GST on the pieces; their prices include it'),
      giftsMiddleOff: share().describe(
        'The discount per piece from giftsMiddle pieces on; it comes from the share of the hub, not from her pay',
      ),
      giftsLargeOff: share().describe('The discount per piece from giftsLarge pieces on'),
      sellerFee: share().describe('The marketplace fee, as a share of the price of each piece sold'),
    }),
    returnShipping: z
      .strictObject({
        fault: choice(['free', 'paid']).describe('Defective, damaged or wrong product'),
        choice: choice(['free', 'paid']).describe('Size or colour mismatch, or change of mind'),
      })
      .describe('Who pays the return shipping, for structured data; /refunds has the same in words'),
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
      giftsMiddle: count().min(1).describe('From this number on, the middle price and lead time apply'),
      giftsLarge: count().min(1).describe('From this number on, the largest discount and lead time apply'),
      workDays: count().min(1).describe('Days of work in a usual month'),
      passedPieces: count().min(1).describe('The first course ends when so many pieces have passed the check'),
    }),
    dates: z
      .array(
        z.strictObject({
          name: plain()
            .regex(/^[a-z][a-zA-Z]*$/, 'is not a name of a variable. Write letters only, the first one small.')
            .describe('The name in texts: {deepavali}, and {deepavaliSmall} for the last day to order'),
          label: line(),
          day: day(),
          kind: choice(['festival', 'other']).describe('Before a festival, gifts take giftsFestivalTime longer'),
        }),
      )
      .check(distinctBy('name'))
      .optional()
      .describe('Days for which gifts are ordered, and must have arrived; /b2b lists them'),
  },
});
