import { icons } from '@/lib/site-icons';
import { startOfDay } from '@/lib/calendar-time';
import { contentIn } from '@/lib/content';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { escapeMarkup } from '@/lib/text/format';
import { absoluteUrl } from '@/lib/metadata';
import { demonstrationNote } from '@/lib/samples';
import { newsFeed } from '@/lib/routes';

import { articlePath, lastChanged, type Article } from './news';

// Not written with feedsmith, which the tests use for parsing: it writes all times in UTC, where midnight in India is
// the previous day, and adds line breaks around a title with an ampersand.

/** The number of articles in a feed, newest first, in full text. Feed readers keep older ones. */
export const FEED_SIZE = 24;

/** An article with its body as HTML with absolute URLs. */
export type FeedArticle = Pick<Article, 'id' | 'title' | 'date' | 'updated' | 'category' | 'desc' | 'author'> & {
  readonly html: string;
};

function tagUri(path: string, language: Language): string {
  const { domain, since } = contentIn(language).enterprise.namingAuthority;
  return `tag:${domain},${since}:${path}`;
}

const element = (name: string, attributes: Readonly<Record<string, string>>, text?: string): string => {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(
    ' ',
  );
  return text === undefined ? `<${start}/>` : `<${start}>${escapeMarkup(text)}</${name}>`;
};

const subtitleIn = (language: Language): string =>
  [contentIn(language).pages.news.feed.subtitle, demonstrationNote(language) ?? []].flat().join(' ');

const urlOf = (article: FeedArticle, language: Language): string => absoluteUrl(pathTo(articlePath(article), language));

const atomEntry = (article: FeedArticle, language: Language): string[] => [
  '  <entry>',
  `    ${element('id', {}, tagUri(pathTo(articlePath(article), language), language))}`,
  `    ${element('title', {}, article.title)}`,
  `    ${element('link', { rel: 'alternate', type: 'text/html', href: urlOf(article, language) })}`,
  `    ${element('published', {}, startOfDay(article.date))}`,
  `    ${element('updated', {}, startOfDay(lastChanged(article)))}`,
  `    <author>${element('name', {}, article.author)}</author>`,
  `    ${element('category', { term: contentIn(language).pages.news.categories[article.category] })}`,
  `    ${element('summary', {}, article.desc)}`,
  `    ${element('content', { type: 'html' }, article.html)}`,
  '  </entry>',
];

/**
 * When the feed was last updated: the last change of its articles. Without articles, a fixed date rather than the build
 * date, which would change the feed with every build.
 */
function feedChanged(newest: readonly FeedArticle[], language: Language): string {
  const { since } = contentIn(language).enterprise.namingAuthority;
  return newest.map(lastChanged).toSorted().at(-1) ?? (since.length === 4 ? `${since}-01-01` : since);
}

/** The newest articles as an Atom feed with full text (RFC 4287). */
export function atomFeed(articles: readonly FeedArticle[], language: Language): string {
  const { enterprise, pages } = contentIn(language);
  const { type, path } = newsFeed;
  const newest = articles.slice(0, FEED_SIZE);

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[language]}">`,
    `  ${element('id', {}, tagUri(pathTo('/news', language), language))}`,
    `  ${element('title', {}, pages.news.feed.title)}`,
    `  ${element('subtitle', {}, subtitleIn(language))}`,
    `  ${element('link', { rel: 'self', type, href: absoluteUrl(path) })}`,
    `  ${element('link', { rel: 'alternate', type: 'text/html', href: absoluteUrl(pathTo('/news', language)) })}`,
    `  ${element('updated', {}, startOfDay(feedChanged(newest, language)))}`,
    `  <author>${element('name', {}, enterprise.name)}${element('uri', {}, absoluteUrl(pathTo('/', language)))}</author>`,
    `  ${element('icon', {}, absoluteUrl(`/${icons.png[1].file}`))}`,
    `  ${element('rights', {}, enterprise.copyright)}`,
    ...newest.flatMap((article) => atomEntry(article, language)),
    '</feed>',
    '',
  ].join('\n');
}
