import * as z from 'zod';

import { action } from '../actions';
import { collection, page } from '../define';
import { line, paragraph, picture, plain, rank, reference, sample } from '../fields';
import { closing, heading, hero, iconCards, steps, titled } from '../sections';
import type { Relation } from '../relations';
import { namedTwice } from '../unique';

import { paper } from './press';

/** Gifts and bulk orders. */
export const gifting = page('b2b', {
  hero: z.strictObject({ ...hero, picture: picture('wide'), file: paper() }),
  values: z.strictObject({ ...heading, cards: iconCards() }),
  ideas: z.strictObject({
    ...heading,
    cards: z.array(z.strictObject({ title: line(), text: paragraph(), picture: picture('card') })).min(1),
  }),
  steps: z.strictObject({ ...heading, steps: steps(), more: action().optional() }),
  partners: titled(),
  quotes: titled(),
  closing: closing(),
});

/** The houses that order, teach or build with us (docs/product.md, Partner logo). */
export const partners = collection({
  folder: 'partners',
  order: (one, other) => one.rank - other.rank,
  fields: {
    rank: rank(),
    name: plain(),
    logo: picture('mark').describe("The house's emblem; the register of pictures says its name"),
    sample: sample(),
  },
});

/** What companies say about their orders (docs/product.md, Corporate testimonial). */
export const corporateTestimonials = collection({
  folder: 'corporate-testimonials',
  order: (one, other) => one.rank - other.rank,
  fields: {
    rank: rank(),
    author: line(),
    company: reference('partners'),
    text: paragraph(),
    sample: sample(),
  },
});

/** No two partners of one name. */
export const uniquePartners: Relation = ({ partners: all }) => namedTwice('partners', all, 'name');
