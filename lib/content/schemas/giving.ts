import * as z from 'zod';

import { action } from './fields/actions';
import { collection, complainIf, page } from './define';
import { figure, line, paragraph, picture, order, rupees, sample } from './fields';
import { heading, offer, pictureSteps } from './fields/parts';
import { checklists, closing, opening, questions, stats, getTerms } from './fields/sections';

/** /donor. */
export const donor = page('donor', {
  hero: offer().extend({ picture: picture('bleed'), phonePicture: picture('bleed') }),
  stats: stats(),
  areas: heading().extend({
    amount: line().describe('The words before each range'),
    range: line({ variables: ['from', 'to'] }),
    more: line().describe('The label that opens the features of an area on phones'),
    book: line().describe('The words above what a gift to the area has paid for'),
    bookMore: line().describe('The label that opens further such lines on phones'),
    ask: action(),
    donate: line().describe("The label of each area's button"),
    subject: line({ variables: ['area'] }).describe('The subject in the contact form'),
  }),
  share: z
    .strictObject({
      figure: figure().describe('A figure in per cent'),
      used: line().describe('What the share is used for; shown after the number'),
      rest: line().describe('What the rest is used for; shown after the number'),
    })
    .optional()
    .describe('Two numbers in the picture'),
  terms: getTerms().omit({ title: true, lead: true }),
  steps: heading().extend({ steps: pictureSteps() }),
  faq: heading().extend({ questions: questions() }),
  closing: closing(),
});

/** What a donation can pay for. */
export const donationAreas = collection({
  folder: 'donation-areas',
  unique: ['title'],
  fields: {
    order: order(),
    title: line(),
    from: rupees().describe('The smallest suggested gift, in whole rupees'),
    to: rupees().describe('The largest suggested gift, in whole rupees'),
    description: paragraph(),
    features: z.array(line()).min(1),
    impact: line().describe('The effect of the gift'),
    picture: picture('bleed'),
    spent: z
      .array(
        z.strictObject({
          name: line().describe('Date and amount'),
          text: paragraph().describe('The hub, and what was bought'),
        }),
      )
      .optional()
      .describe('What gifts to this area have paid for'),
    sample: sample(),
  },
  check: ({ from, to }) => complainIf(to <= from, ['to'], `is not more than 'from', ${from}.`),
});

/** /partner. */
export const partner = page('partner', {
  hero: opening('bleed'),
  stats: stats(),
  types: heading().extend({
    facts: z.strictObject({ commitment: line() }),
    action: line().describe("The label of each type's link"),
  }),
  brings: z.strictObject({ title: line(), lists: checklists(), more: action() }),
  csr: getTerms().describe('What a CSR officer asks: which documents exist, which do not, whom to contact'),
  logos: heading(),
  steps: heading().extend({ steps: pictureSteps(), more: action() }),
  closing: closing(),
});

/** Types of partnership. */
export const partnershipTypes = collection({
  folder: 'partnership-types',
  unique: ['title'],
  fields: {
    order: order(),
    title: line(),
    description: paragraph(),
    benefits: z.array(line()).min(1),
    commitment: line().describe('What a partner contributes'),
    sample: sample(),
  },
});
