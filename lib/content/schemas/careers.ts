import * as z from 'zod';

import { action } from './fields/actions';
import { collection, complainIf, page } from './define';
import { choice, day, formerly, line, pastDay, picture, rupees, sample, summary } from './fields';
import { heading, offer } from './fields/parts';

/** `employmentType` of schema.org's JobPosting. */
const employmentTypes = ['FULL_TIME', 'PART_TIME'] as const;

/** `unitText` of a salary in schema.org. */
const payPeriods = ['MONTH', 'YEAR'] as const;

/** Open roles, each with a page (docs/product.md). */
export const careers = collection({
  folder: 'careers',
  fields: {
    title: line(),
    location: line().describe("The town or 'Remote', as shown in lists"),
    desc: line(),
    summary: summary().describe('The description in search results, 50 to 160 characters'),
    locality: line().optional().describe('The town of the workplace, for a role that is not remote'),
    country: line().optional().describe('The country in which a remote worker must live'),
    employmentType: choice(employmentTypes),
    pay: z
      .strictObject({
        from: rupees().min(1).describe('The lowest pay, in whole rupees'),
        to: rupees().describe('The highest pay, in whole rupees'),
        per: choice(payPeriods),
      })
      .describe('The pay before tax'),
    terms: z.array(line()).min(1),
    duties: z.array(line()).min(1),
    brings: z.array(line()).min(1),
    picture: picture('bleed'),
    posted: pastDay().describe('The day the role was published'),
    closes: day().describe('The last day to apply'),
    sample: sample(),
    formerly: formerly(),
  },
  check: ({ locality, country, pay, posted, closes }) => [
    ...complainIf(pay.to < pay.from, ['pay', 'to'], `is less than 'from', ${pay.from}. Write a larger amount.`),
    ...complainIf(
      (locality === undefined) === (country === undefined),
      ['locality'],
      "or 'country' is needed: the town of the role, or the country for a remote role.",
    ),
    ...complainIf(closes < posted, ['closes'], `is before the day the role was posted, ${posted}.`),
  ],
});

/** Texts of /careers and of the pages of roles. */
export const careersPage = page('careers', {
  hero: heading().extend({ picture: picture('bleed') }),
  openings: heading().extend({ none: line().describe('Shown when no role is open'), action: line() }),
  closed: heading().extend({ action: line() }),
  process: heading().extend({
    picture: picture('bleed'),
    steps: z.array(z.strictObject({ title: line(), text: line() })).min(1),
  }),
  closing: offer(),
  role: z
    .strictObject({
      facts: z.strictObject({ place: line(), pay: line(), type: line(), posted: line(), closes: line() }),
      pay: z.strictObject({
        MONTH: line({ variables: ['from', 'to'] }),
        YEAR: line({ variables: ['from', 'to'] }),
      }),
      types: z.strictObject({ FULL_TIME: line(), PART_TIME: line() }),
      remote: line({ variables: ['country'] }),
      duties: line(),
      brings: line(),
      terms: line(),
      atGlance: line(),
      apply: line().describe('The accessible name of the section on how to apply'),
      applyText: line(),
      applyByMail: line(),
      applyByPhone: action(),
      mailSubject: line({ variables: ['title', 'location'] }),
      closed: line(),
      closedText: line(),
      seeAll: action(),
    })
    .describe('Texts of the pages of roles'),
});
