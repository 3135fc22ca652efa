import { feeds } from '@/content/feeds';
import { icons } from '@/content/icons';
import { site } from '@/content/site';

import { startOfDay } from './calendar-time';
import { escapeMarkup } from './markup';
import { absoluteUrl } from './metadata';
import { lastChanged, type Article } from './news';
import { FEED_SIZE } from './paging';
import { sharePicture } from './share';

// Written by hand, although feedsmith, by which a test reads them, can write feeds too: it writes every hour in UTC, where
// a day that begins in Tenkasi is still the day before, and sets line breaks round a title with an & in it.

/** An article with its text in HTML, whose addresses are absolute. */
export type FeedArticle = Omit<Article, 'slug' | 'minutes' | 'place' | 'image'> & { readonly html: string };

/** The name by which a feed reader knows a thing for ever, wherever it moves (RFC 4151). */
const tagUri = (path: string): string => `tag:${site.namingAuthority.domain},${site.namingAuthority.since}:${path}`;

/** An element with text, or with attributes alone. */
const element = (name: string, attributes: Readonly<Record<string, string>>, text?: string): string => {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(
    ' ',
  );
  return text === undefined ? `<${start}/>` : `<${start}>${escapeMarkup(text)}</${name}>`;
};

const atomEntry = (article: FeedArticle): string[] => [
  '  <entry>',
  `    ${element('id', {}, tagUri(article.link))}`,
  `    ${element('title', {}, article.title)}`,
  `    ${element('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(article.link) })}`,
  `    ${element('published', {}, startOfDay(article.date))}`,
  `    ${element('updated', {}, startOfDay(lastChanged(article)))}`,
  `    <author>${element('name', {}, article.author)}</author>`,
  `    ${element('category', { term: article.category })}`,
  `    ${element('summary', {}, article.desc)}`,
  `    ${element('content', { type: 'html' }, article.html)}`,
  '  </entry>',
];

/**
 * The newest articles as an Atom feed (RFC 4287), each in full.
 *
 * @param articles newest first, at least one
 */
export function atomFeed(articles: readonly FeedArticle[]): string {
  const { atom } = feeds.formats;
  const newest = articles.slice(0, FEED_SIZE);
  const updated = newest.map(lastChanged).toSorted().at(-1);
  if (updated === undefined) throw new Error('A feed needs an article: it tells when it was last changed.');

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${site.locale}">`,
    `  ${element('id', {}, tagUri('/news'))}`,
    `  ${element('title', {}, feeds.title)}`,
    `  ${element('subtitle', {}, feeds.subtitle)}`,
    `  ${element('link', { rel: 'self', type: atom.type, href: absoluteUrl(atom.path) })}`,
    `  ${element('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl('/news') })}`,
    `  ${element('updated', {}, startOfDay(updated))}`,
    `  <author>${element('name', {}, site.name)}${element('uri', {}, absoluteUrl('/'))}</author>`,
    `  ${element('icon', {}, absoluteUrl(`/${icons.plain[1].file}`))}`,
    `  ${element('rights', {}, site.copyright)}`,
    ...newest.flatMap(atomEntry),
    '</feed>',
    '',
  ].join('\n');
}

/**
 * The same as a JSON Feed (version 1.1).
 *
 * @param articles newest first
 */
export const jsonFeed = (articles: readonly FeedArticle[]) => ({
  version: 'https://jsonfeed.org/version/1.1',
  title: feeds.title,
  description: feeds.subtitle,
  home_page_url: absoluteUrl('/news'),
  feed_url: absoluteUrl(feeds.formats.json.path),
  icon: absoluteUrl(`/${icons.plain[1].file}`),
  favicon: absoluteUrl(`/${icons.plain[0].file}`),
  language: site.locale,
  authors: [{ name: site.name, url: absoluteUrl('/') }],
  items: articles.slice(0, FEED_SIZE).map((article) => ({
    id: tagUri(article.link),
    url: absoluteUrl(article.link),
    title: article.title,
    summary: article.desc,
    content_html: article.html,
    image: absoluteUrl(sharePicture(article.link)),
    date_published: startOfDay(article.date),
    date_modified: startOfDay(lastChanged(article)),
    authors: [{ name: article.author }],
    tags: [article.category],
  })),
});
