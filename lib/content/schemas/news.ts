import * as z from 'zod';

import { action, actions } from './fields/actions';
import { collection, page } from './define';
import { choice, consent, formerly, line, pastDay, picture, plural, sample, summary } from './fields';

/** News categories, in the order of the filter chips (docs/product.md). Their labels are texts of the page. */
export const newsCategories = [
  'Awards',
  'Expansion',
  'Partnerships',
  'Innovation',
  'Impact',
  'Sustainability',
] as const;

export type NewsCategory = (typeof newsCategories)[number];

/** Articles, newest first, each with a page (docs/product.md). */
export const news = collection({
  folder: 'news',
  body: 'mdx',
  fields: {
    title: line(),
    date: pastDay().describe('The day it was published'),
    updated: pastDay().optional().describe('The day it was last corrected, where that is a later one'),
    category: choice(newsCategories),
    desc: summary().describe('One or two sentences, 50 to 160 characters; a search result shows them too'),
    image: picture('bleed', 'lead', 'pair', 'row', 'square'),
    author: line(),
    place: line().describe('Where the news comes from'),
    sample: sample(),
    consent: consent(),
    formerly: formerly(),
  },
  order: (one, other) => other.date.localeCompare(one.date),
  check: ({ date, updated }) =>
    updated !== undefined && updated < date
      ? [{ path: ['updated'], message: `lies before the day it was published, ${date}.` }]
      : [],
});

/** Texts of /news, of article pages and of the feed. */
export const newsPage = page('news', {
  hero: z.strictObject({ title: line(), lead: line(), picture: picture('bleed') }),
  listTitle: line(),
  none: line().describe('Stands where there is no article'),
  minutes: plural(),
  article: z.strictObject({
    by: line(),
    updated: line().describe('Before the day it was last corrected'),
    next: line().describe('What the two things to read next are called together'),
    back: action(),
  }),
  closing: z.strictObject({ title: line(), lead: line(), actions: actions() }),
  categories: z.strictObject(
    // The cast is safe: every category has an entry.
    Object.fromEntries(newsCategories.map((name) => [name, line()])) as Record<NewsCategory, ReturnType<typeof line>>,
  ),
  filter: z.strictObject({
    label: line(),
    shownAll: line({ variables: ['count'] }).describe('Read out when all are shown'),
    shown: plural(['count', 'category']).describe('Read out after a choice'),
    all: line(),
  }),
  feed: z
    .strictObject({ title: line(), subtitle: line(), link: action() })
    .describe('The news for feed readers, which fetch them by themselves'),
});
