import * as z from 'zod';

import { action } from './fields/actions';
import { collection, page } from './define';
import { figure, line, paragraph, picture, order, rupees, sample } from './fields';
import { heading, offer, pictureSteps } from './fields/parts';
import { checklists, closing, opening, questions, stats, getTerms } from './fields/sections';

/** /donor. */
export const donor = page('donor', {
  hero: offer(),
  stats: stats(),
  areas: heading().extend({
    amount: line().describe('What stands before each range'),
    range: line({ variables: ['from', 'to'] }),
    more: line().describe('Opens what an area is, on a phone'),
    donate: line().describe("The words of each area's button"),
    subject: line({ variables: ['area'] }).describe("What the contact form's subject is"),
  }),
  share: heading().extend({
    figure: figure().describe('A figure in per cent'),
    used: line().describe('What the share is for; it follows the number'),
    rest: line().describe('What the rest is for; it follows the number'),
    more: action(),
  }),
  spent: getTerms().describe('What gifts have paid for: day and sum, then hub and what was bought'),
  terms: getTerms(),
  steps: heading().extend({ steps: pictureSteps() }),
  faq: heading().extend({ questions: questions() }),
  closing: closing(),
});

/** What a donation can pay for (docs/product.md, Donation area). */
export const donationAreas = collection({
  folder: 'donation-areas',
  fields: {
    order: order(),
    title: line(),
    from: rupees().describe('The range of a gift to it, in whole rupees: from …'),
    to: rupees().describe('… to'),
    description: paragraph(),
    features: z.array(line()).min(1),
    impact: line().describe('What has changed when the gift is spent'),
    picture: picture('bleed'),
    sample: sample(),
  },
  check: ({ from, to }) =>
    from < to ? [] : [{ path: ['to'], message: `ends below the sum it begins with, ${from}. Write a larger one.` }],
});

/** /partner. */
export const partner = page('partner', {
  hero: opening('bleed'),
  stats: stats(),
  types: heading().extend({
    facts: z.strictObject({ commitment: line() }),
    action: line().describe("The words of each kind's link"),
  }),
  brings: z.strictObject({ title: line(), lists: checklists(), more: action() }),
  csr: getTerms().describe('What a CSR officer asks: what exists, what does not, whom to ask'),
  logos: heading(),
  steps: heading().extend({ steps: pictureSteps(), more: action() }),
  closing: closing(),
});

/** Types of partnership (docs/product.md, Partnership type). */
export const partnershipTypes = collection({
  folder: 'partnership-types',
  fields: {
    order: order(),
    title: line(),
    description: paragraph(),
    benefits: z.array(line()).min(1),
    commitment: line().describe('What we ask of the partner'),
    sample: sample(),
  },
});
