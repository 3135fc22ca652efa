import * as z from 'zod';

import { action } from './fields/actions';
import { collection, page } from './define';
import {
  consent,
  count,
  day,
  line,
  lines,
  order,
  paragraph,
  picture,
  plain,
  reference,
  rupees,
  sample,
} from './fields';
import { heading, steps } from './fields/parts';
import { closing, termsOf, opening } from './fields/sections';

import { paper } from './press';

/** Gifts and bulk orders. */
export const gifting = page('b2b', {
  hero: opening('bleed').extend({ file: paper(), list: paper() }),
  values: heading().extend({ cards: z.array(z.strictObject({ title: line(), text: paragraph() })).min(1) }),
  sets: heading().extend({
    band: line({ variables: ['low', 'high'] }).describe(
      'The price of one, for the largest number and for the smallest',
    ),
    weeks: line({ variables: ['least', 'most'] }),
    piece: line({ variables: ['count', 'name'] }),
  }),
  prices: z.strictObject({
    steps: z
      .array(
        z.strictObject({
          number: count().min(1),
          off: z
            .number()
            .min(0)
            .max(0.3)
            .describe('How much less each costs: 0.05 is 5 %. Parcels cost less, not her work'),
          weeks: count().min(1).describe('From the yes until they leave'),
        }),
      )
      .min(1)
      .max(5)
      .describe('The price of a piece by number, the smallest number first'),
    festivalWeeks: count().describe('More before a festival'),
    deliveryWeeks: count(),
  }),
  finder: heading().extend({
    hint: line(),
    occasion: line(),
    number: line(),
    gifts: line({ variables: ['number'] }),
    date: line(),
    days: z
      .array(
        z.strictObject({
          label: line(),
          day: day().optional().describe('When they must be there; without one, any other day'),
          festival: z.literal(true).optional(),
        }),
      )
      .min(1)
      .max(5),
    price: line({ variables: ['set', 'number', 'price', 'total', 'share'] }),
    last: line({ variables: ['weeks', 'day', 'last'] }),
    late: line({ variables: ['day', 'last'] }),
    other: line({ variables: ['weeks', 'before'] }),
    ask: line(),
    message: lines({ variables: ['set', 'number', 'price'] }),
    prices: line().describe('The caption of the table of prices'),
    dates: line().describe('The caption of the table of last days to order'),
    over: line({ variables: ['last'] }).describe('In the table, of a last day that is over'),
    any: line({ variables: ['before'] }).describe('In the table, of a day that is not named'),
  }),
  terms: termsOf(),
  steps: heading().extend({ steps: steps(), more: action().optional() }),
  partners: heading().extend({ more: action() }),
  quotes: heading(),
  closing: closing(),
});

/** The houses that order, teach or build with us (docs/product.md, Partner logo). */
export const partners = collection({
  folder: 'partners',
  fields: {
    order: order(),
    name: plain(),
    logo: picture('mark').describe("The house's emblem; the register of pictures says its name"),
    sample: sample(),
  },
});

/** What companies say about their orders (docs/product.md, Corporate testimonial). */
export const corporateTestimonials = collection({
  folder: 'corporate-testimonials',
  fields: {
    order: order(),
    author: line(),
    company: reference('partners'),
    text: paragraph(),
    sample: sample(),
    consent: consent(),
  },
});

/** Pieces that are given together (/b2b). */
export const giftSets = collection({
  folder: 'gift-sets',
  fields: {
    order: order(),
    code: plain(),
    name: line(),
    text: paragraph(),
    occasion: line().describe('What it is for, as an answer to that question'),
    picture: picture('card'),
    pieces: z.array(z.strictObject({ piece: reference('pieces'), count: count().min(1) })).min(1),
    packing: rupees().describe('What box, paper and thread cost'),
    sample: sample(),
  },
});
