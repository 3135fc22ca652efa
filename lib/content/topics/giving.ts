import * as z from 'zod';

import { collection, page } from '../define';
import { figure, line, paragraph, picture, rank, rupees, sample } from '../fields';
import { checklists, closing, heading, hero, questions, stats, steps, titled } from '../sections';
import type { Relation } from '../relations';
import { namedTwice } from '../unique';

/** How to give. */
export const donor = page('donor', {
  hero: z.strictObject(hero),
  stats: stats(),
  areas: z.strictObject({
    ...heading,
    amount: line().describe('What stands before each range'),
    range: line({ variables: ['from', 'to'] }),
    donate: line().describe("The words of each area's button"),
    subject: line({ variables: ['area'] }).describe("What the contact form's subject is"),
  }),
  share: z.strictObject({
    ...heading,
    figure: figure().describe('A figure in per cent'),
    used: line().describe('What the share is for; it follows the number'),
    rest: line().describe('What the rest is for; it follows the number'),
  }),
  steps: z.strictObject({ ...heading, steps: steps() }),
  faq: z.strictObject({ ...heading, questions: questions() }),
  closing: closing(),
});

/** What a gift can pay for (docs/product.md, Donation area). */
export const donationAreas = collection({
  folder: 'donation-areas',
  order: (one, other) => one.rank - other.rank,
  fields: {
    rank: rank(),
    title: line(),
    from: rupees().describe('The range of a gift to it, in whole rupees: from …'),
    to: rupees().describe('… to'),
    description: paragraph(),
    features: z.array(line()).min(1),
    impact: line().describe('What has changed when the gift is spent'),
    picture: picture('card'),
    sample: sample(),
  },
  check: ({ from, to }) =>
    from < to ? [] : [{ path: ['to'], message: `ends below the sum it begins with, ${from}. Write a larger one.` }],
});

/** How to be a partner. */
export const partner = page('partner', {
  hero: z.strictObject({ ...hero, picture: picture('wide') }),
  stats: stats(),
  types: z.strictObject({
    ...heading,
    facts: z.strictObject({ commitment: line() }),
    action: line().describe("The words of each kind's link"),
  }),
  brings: z.strictObject({ title: line(), lists: checklists() }),
  logos: titled(),
  steps: z.strictObject({ ...heading, steps: steps() }),
  closing: closing(),
});

/** Ways to work together (docs/product.md, Partnership type). */
export const partnershipTypes = collection({
  folder: 'partnership-types',
  order: (one, other) => one.rank - other.rank,
  fields: {
    rank: rank(),
    title: line(),
    description: paragraph(),
    benefits: z.array(line()).min(1),
    commitment: line().describe('What we ask of the partner'),
    sample: sample(),
  },
});

/** No two gifts and no two kinds of partnership of one title. */
export const uniqueGiving: Relation = (content) => [
  ...namedTwice('donation-areas', content.donationAreas, 'title'),
  ...namedTwice('partnership-types', content.partnershipTypes, 'title'),
];
