import * as z from 'zod';

import { action } from './fields/actions';
import { dayNames } from './constants';
import { collection, page } from './define';
import {
  choice,
  code,
  consent,
  count,
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

import { fileDownload } from './press';

/** /b2b: gifts and bulk orders. */
export const gifting = page('b2b', {
  hero: opening('bleed').extend({ file: fileDownload(), list: fileDownload() }),
  values: heading().extend({ cards: z.array(z.strictObject({ title: line(), text: paragraph() })).min(1) }),
  sets: heading().extend({
    band: line({ variables: ['low', 'high'] }).describe(
      'The price of one, for the largest number and for the smallest',
    ),
    weeks: line({ variables: ['least', 'most'] }),
    piece: line({ variables: ['count', 'name'] }),
  }),
  finder: heading().extend({
    hint: line(),
    number: line(),
    gifts: line({ variables: ['from', 'to'] }),
    most: line({ variables: ['from'] }),
    budget: line(),
    upTo: line({ variables: ['price'] }),
    date: line(),
    days: z
      .array(
        z.strictObject({
          label: line(),
          day: choice(dayNames)
            .optional()
            .describe('When they must be there, a day of policy-constants.yaml; without one, any other day'),
        }),
      )
      .min(1)
      .max(5),
    fits: line({ variables: ['budget'] }).describe('Before the list of pieces and sets'),
    none: line(),
    item: line({ variables: ['name', 'price'] }),
    box: line({ variables: ['least', 'most'] }),
    last: line({ variables: ['weeks', 'day', 'last'] }),
    late: line({ variables: ['day', 'last'] }),
    other: line({ variables: ['weeks', 'before'] }),
    ask: line(),
    message: lines({ variables: ['number', 'budget'] }),
    prices: line().describe('The caption of the table of prices'),
    article: line(),
    cell: line({ variables: ['price', 'share'] }),
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

/** Organisations that order, teach or build with us (docs/product.md, Partner logo). */
export const partners = collection({
  folder: 'partners',
  fields: {
    order: order(),
    name: plain(),
    logo: picture('mark').describe("The house's emblem; the register of pictures says its name"),
    sample: sample(),
  },
});

/** Quotes of companies about their orders (docs/product.md, Corporate testimonial). */
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

/** Gift sets: pieces sold together (/b2b). */
export const giftSets = collection({
  folder: 'gift-sets',
  fields: {
    order: order(),
    code: code(),
    name: line(),
    text: paragraph(),
    occasion: line().describe('What it is for, as an answer to that question'),
    picture: picture('bleed'),
    pieces: z
      .array(z.strictObject({ piece: reference('pieces'), count: count().min(1).max(100) }))
      .min(1)
      .max(20),
    packing: rupees().max(10_000).describe('What box, paper and thread cost'),
    sample: sample(),
  },
  check: ({ pieces }) =>
    pieces.flatMap(({ piece }, index) =>
      pieces.findIndex((other) => other.piece === piece) < index
        ? [{ path: ['pieces', index, 'piece'], message: 'stands in this set already. Write it once, with its count.' }]
        : [],
    ),
});
