import * as z from 'zod';

import { action } from './fields/actions';
import { collection, page } from './define';
import { choice, consent, icon, line, month, order, paragraph, picture, plain, reference, sample } from './fields';
import { portrait, figuresWith, heading, offer } from './fields/parts';
import { opening } from './fields/sections';

/** Leaders of the enterprise. */
export const leaders = collection({
  folder: 'leaders',
  unique: ['name'],
  fields: {
    name: line(),
    order: order(),
    role: line(),
    description: paragraph(),
    ...portrait(),
    sample: sample(),
    consent: consent(),
  },
});

/** The status of a milestone. Editors change it; it does not follow from the date. */
const milestoneStatuses = ['completed', 'upcoming', 'planned'] as const;

/** Milestones of the enterprise, in chronological order. */
export const milestones = collection({
  folder: 'milestones',
  unique: ['title'],
  order: (one, other) => one.date.localeCompare(other.date),
  fields: {
    title: line(),
    date: month().describe('The date: a day or a month'),
    status: choice(milestoneStatuses),
    icon: icon(),
    hub: reference('hubs').optional().describe('The hub of this milestone'),
    description: paragraph().describe('One sentence: what it is'),
    details: paragraph().describe('What happened, or what has to happen first; the second paragraph'),
    isExtra: z.literal(true).optional().describe('Shown in the list below the path, for further hubs'),
    sample: sample(),
  },
});

/** Testimonials. */
export const testimonials = collection({
  folder: 'testimonials',
  unique: ['quote'],
  fields: {
    name: line(),
    order: order(),
    role: line().describe('Craft, role or company, and the town'),
    quote: paragraph(),
    picture: picture('square').optional().describe('The topic, shown if there is no portrait'),
    sample: sample(),
    consent: consent(),
  },
});

/** /story. The hubs are in content/hubs. */
export const storyPage = page('story', {
  hero: opening('bleed'),
  statements: z.strictObject({
    statements: z.array(z.strictObject({ title: line(), statement: paragraph(), text: paragraph() })).min(1),
  }),
  impact: heading().extend({ rows: figuresWith() }),
  scenes: z.strictObject({
    pictures: z.array(z.strictObject({ picture: picture('scene'), caption: paragraph() })).min(1),
  }),
  values: heading().extend({
    values: z
      .array(z.strictObject({ tamil: plain().describe('The Tamil word'), title: line(), text: paragraph() }))
      .min(1),
  }),
  hubs: heading().extend({ more: action() }),
  leaders: heading(),
  closing: offer(),
});

/** /timeline. */
export const timelinePage = page('timeline', {
  hero: heading(),
  statusWords: z.strictObject({ completed: line(), upcoming: line(), planned: line() }),
  words: z.strictObject({
    keyTitle: line(),
    pathTitle: line(),
    extraTitle: line().describe('The heading of the list of further hubs'),
    note: paragraph(),
    hub: line().describe("The link from a milestone to its hub, before the town's name"),
    notYet: line().describe('Shown at a milestone whose date has passed although it is not completed'),
  }),
  closing: offer(),
});

/** /testimonials. */
export const testimonialsPage = page('testimonials', {
  hero: heading().extend({ picture: picture('bleed') }),
  quotes: z.strictObject({ title: line() }),
  closing: offer(),
});
