import * as z from 'zod';

import { action, actions } from './fields/actions';
import { collection, complainIf, page } from './define';
import { count, line, order, paragraph, picture, sample } from './fields';
import { figuresWith, heading, inTamil, pictureSteps } from './fields/parts';
import { closing, opening, questions } from './fields/sections';

/** Volunteer roles of a few hours a week. */
export const volunteerRoles = collection({
  folder: 'volunteer-roles',
  unique: ['title'],
  fields: {
    title: line(),
    order: order(),
    hours: z
      .strictObject({ from: count().min(1), to: count().min(1) })
      .describe('The hours per visit: minimum and maximum'),
    days: line().describe('Days of the week, and for how many weeks'),
    weekdays: z.array(count().min(1).max(7)).optional().describe('The days of the week: 1 is Monday, 7 is Sunday'),
    location: line(),
    description: paragraph(),
    features: z.array(line()).min(1).describe('The duties'),
    sample: sample(),
  },
  check: ({ hours: { from, to } }) => complainIf(to <= from, ['hours', 'to'], `is not more than 'from', ${from}.`),
});

/** /creator. The crafts are in content/hubs. */
export const creatorPage = page('creator', {
  hero: opening('bleed').extend({ phonePicture: picture('bleed').optional(), tamil: inTamil() }),
  stats: z.strictObject({ label: line(), tiles: figuresWith() }),
  facts: z
    .array(z.strictObject({ value: line(), text: line() }))
    .min(3)
    .max(6)
    .describe('The first questions of a learner: a large word or number each, and its meaning'),
  benefits: heading().extend({
    picture: picture('bleed'),
    cards: z.array(z.strictObject({ title: line(), text: paragraph(), action: action().optional() })).min(1),
  }),
  crafts: heading().extend({ more: action() }),
  steps: z.strictObject({ title: line(), tamil: inTamil(), steps: pictureSteps(), actions: actions() }),
  questions: z
    .strictObject({
      learn: line(),
      learned: paragraph().describe('What the first course teaches, before its features'),
      money: line(),
      paid: line(),
      first: line({ variables: ['pay'] }).describe('The answer to `paid`'),
      hours: line(),
      children: line().describe('A question that each teaching hub answers in reach.children'),
      next: line(),
      call: line(),
    })
    .describe('Questions that the first course of content/programs answers, shown before those of `faq`'),
  faq: heading().extend({ questions: questions() }),
  closing: closing().extend({ tamil: inTamil() }),
  sample: sample(),
});

/** /join. The texts of its form are in content/site/forms.yaml. */
export const joinPage = page('join', {
  hero: heading(),
  waysTitle: line(),
  street: picture('bleed').describe('Six doors of equal width, one for each way to join'),
  ways: z
    .array(z.strictObject({ title: line(), text: paragraph(), action: action() }))
    .min(1)
    .max(6),
  form: heading().extend({ actions: actions() }),
});

/** /volunteer. */
export const volunteerPage = page('volunteer', {
  hero: opening('bleed'),
  roles: heading().extend({
    facts: z.strictObject({ days: line(), location: line() }),
    duties: line().describe('The heading of the duties'),
    hours: line({ variables: ['from', 'to'] }),
    apply: line(),
    subject: line({ variables: ['title'] }).describe('The subject of a message about a role'),
    key: line().describe('What a dot and a ring of the drawn week mean'),
  }),
  needs: heading().describe('The heading above the volunteers that events need; not shown if none does'),
  fit: heading().extend({
    picture: picture('bleed'),
    lists: z.array(z.strictObject({ title: line(), entries: z.array(line()).min(1) })).min(1),
    more: action(),
  }),
  steps: heading().extend({ steps: pictureSteps() }),
  closing: closing(),
});
