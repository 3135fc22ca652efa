import * as z from 'zod';

import { action, actions } from './fields/actions';
import { collection, page } from './define';
import { choice, day, formerly, line, pastDay, picture, rupees, sample, summary } from './fields';

/** `employmentType` of schema.org's JobPosting. */
const employmentTypes = ['FULL_TIME', 'PART_TIME'] as const;

/** `unitText` of a salary in schema.org. */
const payPeriods = ['MONTH', 'YEAR'] as const;

/** Open roles, each with a page (docs/product.md). */
export const careers = collection({
  folder: 'careers',
  fields: {
    title: line(),
    location: line().describe('The town, or that it is remote, as lists show it'),
    desc: line(),
    summary: summary().describe('What a search result shows, 50 to 160 characters'),
    locality: line().optional().describe('The town people come to, for a role that has one'),
    country: line().optional().describe('The country they may live in, for a role done from home'),
    employmentType: choice(employmentTypes),
    pay: z
      .strictObject({
        from: rupees().min(1).describe('The least it pays, in whole rupees …'),
        to: rupees().describe('… and the most'),
        per: choice(payPeriods),
      })
      .describe('What the role pays, before tax'),
    terms: z.array(line()).min(1),
    duties: z.array(line()).min(1),
    brings: z.array(line()).min(1),
    picture: picture('bleed'),
    posted: pastDay().describe('The first day it stood here'),
    closes: day().describe('The last day to apply'),
    sample: sample(),
    formerly: formerly(),
  },
  check: ({ locality, country, pay, posted, closes }) => [
    ...(pay.to < pay.from
      ? [{ path: ['pay', 'to'], message: `is less than the sum it begins with, ${pay.from}. Write a larger one.` }]
      : []),
    ...((locality === undefined) === (country === undefined)
      ? [
          {
            path: [],
            message: "needs one of the two: 'locality' for a role in a town, 'country' for one done from home.",
          },
        ]
      : []),
    ...(closes < posted ? [{ path: ['closes'], message: `lies before the day the role was posted, ${posted}.` }] : []),
  ],
});

/** Texts of /careers and of the pages of roles. */
export const careersPage = page('careers', {
  hero: z.strictObject({ title: line(), lead: line(), picture: picture('bleed') }),
  openings: z.strictObject({
    title: line(),
    lead: line(),
    none: line().describe('Stands where no role is open'),
    action: line(),
  }),
  closed: z.strictObject({ title: line(), lead: line(), action: line() }),
  process: z.strictObject({
    title: line(),
    lead: line(),
    picture: picture('bleed'),
    steps: z.array(z.strictObject({ title: line(), text: line() })).min(1),
  }),
  closing: z.strictObject({ title: line(), lead: line(), actions: actions() }),
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
      apply: line().describe('What programs read over the way to apply'),
      applyText: line(),
      applyByMail: line(),
      applyByPhone: action(),
      mailSubject: line({ variables: ['title', 'location'] }),
      closed: line(),
      closedText: line(),
      seeAll: action(),
    })
    .describe('What the page of every role says'),
});
