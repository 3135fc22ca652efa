import * as z from 'zod';

import { action } from '../actions';
import { collection, page } from '../define';
import { choice, figure, icon, line, paragraph, picture, plain, rank, rating, reference, sample } from '../fields';
import { closing, heading, hero, iconCards, titled } from '../sections';
import type { Relation } from '../relations';
import { namedTwice } from '../unique';

const categories = ['Wellness', 'Handmade', 'Food', 'Craft'] as const;

/** The marketplace of brands. */
export const marketplace = page('x', {
  hero: z.strictObject(hero),
  benefits: z.strictObject({ ...heading, cards: iconCards() }),
  stats: z.strictObject({
    label: line().describe('What the row is, for those who listen: its numbers have no heading'),
    stats: z.array(z.strictObject({ icon: icon(), figure: figure(), description: line() })).min(1),
  }),
  purpose: z.strictObject({
    title: line(),
    statement: line().describe('The purpose in one sentence'),
    text: paragraph(),
    action: action(),
    picture: picture('portrait'),
  }),
  brands: z.strictObject({
    ...heading,
    visit: line().describe("The words of each brand's button"),
    categories: z.strictObject(
      Object.fromEntries(categories.map((name) => [name, line()])) as Record<
        (typeof categories)[number],
        ReturnType<typeof line>
      >,
    ),
  }),
  quotes: titled(),
  closing: closing(),
});

/** The brands of the marketplace that we show first (docs/product.md, Featured brand). */
export const brands = collection({
  folder: 'brands',
  order: (one, other) => one.rank - other.rank,
  fields: {
    rank: rank(),
    name: plain(),
    category: choice(categories),
    emoji: plain(),
    location: line(),
    description: paragraph(),
    rating: rating().describe('What its customers give it, from 0 to 5'),
    logo: picture('mark'),
    sample: sample(),
  },
});

/** What brands say about selling here (docs/product.md, Brand testimonial). */
export const brandTestimonials = collection({
  folder: 'brand-testimonials',
  order: (one, other) => one.rank - other.rank,
  fields: { rank: rank(), name: line(), brand: reference('brands'), quote: paragraph(), sample: sample() },
});

/** No two brands of one name. */
export const uniqueBrands: Relation = ({ brands: all }) => namedTwice('brands', all, 'name');
