import * as z from 'zod';

import { action } from './fields/actions';
import { collection, page } from './define';
import { choice, consent, icon, line, month, order, paragraph, picture, plain, reference, sample } from './fields';
import { portrait, figuresWith, heading, offer } from './fields/parts';
import { opening } from './fields/sections';

/** Leaders of the enterprise. */
export const leaders = collection({
  folder: 'leaders',
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
  order: (one, other) => one.date.localeCompare(other.date),
  fields: {
    title: line(),
    date: month().describe('The day, or the month'),
    status: choice(milestoneStatuses),
    icon: icon(),
    hub: reference('hubs').optional().describe('The hub it is about'),
    description: paragraph().describe('One sentence: what it is'),
    details: paragraph().describe('What happened, or what has to happen first'),
    isExtra: z.literal(true).optional().describe('In the smaller list below the path: a further hub'),
    sample: sample(),
  },
});

/** Testimonials. */
export const testimonials = collection({
  folder: 'testimonials',
  fields: {
    name: line(),
    order: order(),
    role: line().describe('Her craft, role or company, and the town'),
    quote: paragraph(),
    picture: picture('square').optional().describe('What the words are about, beside them where no portrait stands'),
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
      .array(
        z.strictObject({ tamil: plain().describe('As it is painted on the wall'), title: line(), text: paragraph() }),
      )
      .min(1),
  }),
  hubs: heading().extend({ more: action() }),
  leaders: heading(),
  closing: offer().extend({ picture: picture('bleed') }),
});

/** /timeline. */
export const timelinePage = page('timeline', {
  hero: heading(),
  statusWords: z.strictObject({ completed: line(), upcoming: line(), planned: line() }),
  words: z.strictObject({
    keyTitle: line(),
    pathTitle: line(),
    extraTitle: line().describe('Above the hubs that came besides, or are to come'),
    note: paragraph(),
    hub: line().describe("The link from a milestone to its hub, before the town's name"),
    notYet: line().describe('Stands at a step that is not completed when its date is past'),
  }),
  closing: offer().extend({ picture: picture('bleed') }),
});

/** /testimonials. */
export const testimonialsPage = page('testimonials', {
  hero: heading().extend({ picture: picture('bleed') }),
  quotes: z.strictObject({ title: line() }),
  closing: offer(),
});
