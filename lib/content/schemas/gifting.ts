import { action } from './fields/actions';
import { byOrder, collection, page } from './define';
import { consent, line, order, paragraph, picture, plain, reference, sample } from './fields';
import { heading, steps } from './fields/parts';
import { closing, iconCards, termsOf, wallsOpening } from './fields/sections';

import { paper } from './press';

/** Gifts and bulk orders. */
export const gifting = page('b2b', {
  hero: wallsOpening().extend({ file: paper() }),
  values: heading().extend({ cards: iconCards(), more: action() }),
  ideas: heading().extend({
    picture: picture('bleed'),
    cards: steps(),
    ask: line().describe('The link under each idea, to the contact form'),
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
  order: byOrder,
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
  order: byOrder,
  fields: {
    order: order(),
    author: line(),
    company: reference('partners'),
    text: paragraph(),
    sample: sample(),
    consent: consent(),
  },
});
