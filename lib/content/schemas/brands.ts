import * as z from 'zod';

import { action } from './fields/actions';
import { collection, page } from './define';
import {
  choice,
  consent,
  icon,
  line,
  order,
  paragraph,
  picture,
  plain,
  properName,
  rating,
  reference,
  sample,
} from './fields';
import { figureWith, heading, keyed } from './fields/parts';
import { closing, offerLines, opening, stats, getTerms } from './fields/sections';

const categories = ['Wellness', 'Handmade', 'Food', 'Craft'] as const;

/** /x, the marketplace of brands. */
export const marketplace = page('x', {
  hero: opening('bleed'),
  benefits: heading().extend({ cards: offerLines() }),
  stats: stats().extend({ stats: z.array(figureWith().extend({ icon: icon() })).optional() }),
  purpose: z.strictObject({
    title: line(),
    statement: line().describe('The purpose in one sentence'),
    text: paragraph(),
    action: action(),
    picture: picture('scene'),
  }),
  brands: heading().extend({
    visit: line().describe("The label of each brand's button"),
    categories: keyed(categories, () => line()),
  }),
  terms: getTerms(),
  quotes: heading(),
  closing: closing(),
});

/** Featured brands of the marketplace. */
export const brands = collection({
  folder: 'brands',
  unique: ['name'],
  fields: {
    order: order(),
    name: properName(),
    category: choice(categories),
    emoji: plain().describe('One emoji; pages draw an icon for those listed in components/brands/BrandCards.tsx'),
    location: line(),
    description: paragraph(),
    rating: rating().optional().describe('The average rating by its customers, from 0 to 5, if they rate'),
    logo: picture('mark'),
    sample: sample(),
  },
});

/** Quotes of brands that sell here. */
export const brandTestimonials = collection({
  folder: 'brand-testimonials',
  unique: ['quote'],
  fields: {
    order: order(),
    name: line(),
    brand: reference('brands'),
    quote: paragraph(),
    sample: sample(),
    consent: consent(),
  },
});
