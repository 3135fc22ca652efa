import * as z from 'zod';

import { action } from './fields/actions';
import { collection, complainIf, page } from './define';
import { choice, consent, formerly, line, pastDay, picture, plural, sample, summary } from './fields';
import { heading, keyed, offer } from './fields/parts';

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
  unique: ['title'],
  body: 'mdx',
  fields: {
    title: line(),
    date: pastDay().describe('The day it was published'),
    updated: pastDay().optional().describe('The day of the last correction, if any'),
    category: choice(newsCategories),
    desc: summary().describe('One or two sentences, 50 to 160 characters, also shown in search results'),
    image: picture('bleed', 'lead', 'pair', 'row', 'square'),
    author: line(),
    place: line().describe('The place of the news'),
    sample: sample(),
    consent: consent(),
    formerly: formerly(),
  },
  order: (one, other) => other.date.localeCompare(one.date),
  check: ({ date, updated = date }) =>
    complainIf(updated < date, ['updated'], `is before the day of publication, ${date}.`),
});

/** Texts of /news, of article pages and of the feed. */
export const newsPage = page('news', {
  hero: heading().extend({ picture: picture('bleed') }),
  listTitle: line(),
  minutes: plural(),
  article: z.strictObject({
    by: line(),
    updated: line().describe('The words before the day of the last correction'),
    next: line().describe('The accessible name of the two further articles'),
    back: action(),
  }),
  closing: offer(),
  categories: keyed(newsCategories, () => line()),
  filter: z.strictObject({
    label: line(),
    shownAll: line({ variables: ['count'] }).describe('Announced by screen readers when all are shown'),
    shown: plural(['count', 'category']).describe('Announced by screen readers after a choice'),
    all: line(),
  }),
  feed: z.strictObject({ title: line(), subtitle: line(), link: action() }).describe('The feed of news'),
});
