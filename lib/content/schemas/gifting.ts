import * as z from 'zod';

import { action } from './fields/actions';
import { collection, complainIf, distinctBy, page } from './define';
import { code, consent, count, line, order, paragraph, picture, properName, reference, rupees, sample } from './fields';
import { heading } from './fields/parts';
import { closing, getTerms, opening } from './fields/sections';

import { fileDownload } from './press';

/** /b2b: gifts and bulk orders. */
export const gifting = page('b2b', {
  hero: opening('bleed').extend({
    phonePicture: picture('bleed').optional(),
    file: fileDownload(),
    list: fileDownload(),
  }),
  values: heading().extend({ cards: z.array(z.strictObject({ title: line(), text: paragraph() })).min(1) }),
  sets: heading().extend({
    band: line({ variables: ['low', 'high'] }).describe('The price per piece, for the largest and the smallest order'),
    weeks: line({ variables: ['least', 'most'] }),
    piece: line({ variables: ['count', 'name'] }),
    packing: line({ variables: ['price'] }),
  }),
  offers: heading().extend({
    gifts: line({ variables: ['from', 'to'] }).describe('A range of quantities, also shown in the catalogue'),
    most: line({ variables: ['from'] }),
    article: line(),
    each: line().describe('The column heading of the price per piece'),
    total: line({ variables: ['number'] }).describe('The column heading of the total for a quantity'),
    tax: paragraph().describe('What the prices include, and about the invoice'),
    ask: action(),
    occasion: line(),
    dates: line().describe('The caption of the table of last days to order'),
    over: line({ variables: ['last'] }).describe('Shown for a last day that has passed'),
  }),
  terms: getTerms(),
  partners: heading().extend({ more: action() }),
  quotes: heading(),
  closing: closing(),
});

/** Organisations that order, teach or build with us. */
export const partners = collection({
  folder: 'partners',
  unique: ['name'],
  fields: {
    order: order(),
    name: properName(),
    logo: picture('mark').describe('The logo; its alt text in content/images is the name'),
    sample: sample(),
  },
});

/** Quotes of companies about their orders. */
export const corporateTestimonials = collection({
  folder: 'corporate-testimonials',
  unique: ['text'],
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
  unique: ['name', 'code'],
  fields: {
    order: order(),
    code: code(),
    name: line(),
    text: paragraph().optional().describe('The description beside the picture'),
    picture: picture('bleed').optional().describe('Without a picture, the set is in the table of prices only'),
    pieces: z
      .array(z.strictObject({ piece: reference('pieces'), count: count().min(1).max(100) }))
      .min(1)
      .max(20)
      .check(distinctBy('piece')),
    packing: rupees().max(10_000).describe('The price of box, paper and thread'),
    sample: sample(),
  },
  check: ({ picture: shown, text }) =>
    complainIf(
      (shown === undefined) !== (text === undefined),
      ['text'],
      "and 'picture' are shown together. Write both, or neither.",
    ),
});
