import { icons } from '@/lib/pictures/site-icons';
import { startOfDay } from '@/lib/language/calendar-time';
import { getContent } from '@/lib/content';
import { type Language, locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { escapeMarkup } from '@/lib/language/format';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getDemonstrationNote } from '@/lib/content/samples';
import { newsFeed } from '@/lib/routes';

import { getArticlePath, getLastChanged, type Article } from '@/lib/content/news';

// Not written with feedsmith, which the tests use for parsing: it writes all times in UTC, where midnight in India is
// the previous day, and adds line breaks around a title with an ampersand.

/** The number of articles in a feed, newest first, in full text. Feed readers keep older ones. */
export const FEED_SIZE = 24;

/** An article with its body as HTML with absolute URLs. */
export type FeedArticle = Pick<Article, 'id' | 'title' | 'date' | 'updated' | 'category' | 'desc' | 'author'> & {
  readonly html: string;
};

function formatTagUri(path: string, language: Language): string {
  const { domain, since } = getContent(language).enterprise.namingAuthority;
  return `tag:${domain},${since}:${path}`;
}

const formatElement = (name: string, attributes: Readonly<Record<string, string>>, text?: string): string => {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(
    ' ',
  );
  return text === undefined ? `<${start}/>` : `<${start}>${escapeMarkup(text)}</${name}>`;
};

const getSubtitle = (language: Language): string =>
  [getContent(language).pages.news.feed.subtitle, getDemonstrationNote(language) ?? []].flat().join(' ');

const getArticleUrl = (article: FeedArticle, language: Language): string =>
  getAbsoluteUrl(getPagePath(getArticlePath(article), language));

const formatAtomEntry = (article: FeedArticle, language: Language): string[] => [
  '  <entry>',
  `    ${formatElement('id', {}, formatTagUri(getPagePath(getArticlePath(article), language), language))}`,
  `    ${formatElement('title', {}, article.title)}`,
  `    ${formatElement('link', { rel: 'alternate', type: 'text/html', href: getArticleUrl(article, language) })}`,
  `    ${formatElement('published', {}, startOfDay(article.date))}`,
  `    ${formatElement('updated', {}, startOfDay(getLastChanged(article)))}`,
  `    <author>${formatElement('name', {}, article.author)}</author>`,
  `    ${formatElement('category', { term: getContent(language).pages.news.categories[article.category] })}`,
  `    ${formatElement('summary', {}, article.desc)}`,
  `    ${formatElement('content', { type: 'html' }, article.html)}`,
  '  </entry>',
];

/**
 * When the feed was last updated: the last change of its articles. Without articles, a fixed date rather than the build
 * date, which would change the feed with every build.
 */
function getFeedUpdated(newest: readonly FeedArticle[], language: Language): string {
  const { since } = getContent(language).enterprise.namingAuthority;
  return newest.map(getLastChanged).toSorted().at(-1) ?? (since.length === 4 ? `${since}-01-01` : since);
}

/** The newest articles as an Atom feed with full text (RFC 4287). */
export function formatAtomFeed(articles: readonly FeedArticle[], language: Language): string {
  const { enterprise, pages } = getContent(language);
  const { type, path } = newsFeed;
  const newest = articles.slice(0, FEED_SIZE);

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[language]}">`,
    `  ${formatElement('id', {}, formatTagUri(getPagePath('/news', language), language))}`,
    `  ${formatElement('title', {}, pages.news.feed.title)}`,
    `  ${formatElement('subtitle', {}, getSubtitle(language))}`,
    `  ${formatElement('link', { rel: 'self', type, href: getAbsoluteUrl(path) })}`,
    `  ${formatElement('link', { rel: 'alternate', type: 'text/html', href: getAbsoluteUrl(getPagePath('/news', language)) })}`,
    `  ${formatElement('updated', {}, startOfDay(getFeedUpdated(newest, language)))}`,
    `  <author>${formatElement('name', {}, enterprise.name)}${formatElement('uri', {}, getAbsoluteUrl(getPagePath('/', language)))}</author>`,
    `  ${formatElement('icon', {}, getAbsoluteUrl(`/${icons.png[1].file}`))}`,
    `  ${formatElement('rights', {}, enterprise.copyright)}`,
    ...newest.flatMap((article) => formatAtomEntry(article, language)),
    '</feed>',
    '',
  ].join('\n');
}
