import { icons } from '@/lib/pictures/site-icons';
import { startOfDay } from '@/lib/language/calendar-time';
import { getContent } from '@/lib/content';
import { locales, sourceLanguage } from '@/lib/language';
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

function formatTagUri(path: string): string {
  const { domain, since } = getContent(sourceLanguage).enterprise.namingAuthority;
  return `tag:${domain},${since}:${path}`;
}

const formatElement = (name: string, attributes: Readonly<Record<string, string>>, text?: string): string => {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escapeMarkup(value)}"`)].join(
    ' ',
  );
  return text === undefined ? `<${start}/>` : `<${start}>${escapeMarkup(text)}</${name}>`;
};

const formatAtomEntry = (article: FeedArticle): string[] => [
  '  <entry>',
  `    ${formatElement('id', {}, formatTagUri(getArticlePath(article)))}`,
  `    ${formatElement('title', {}, article.title)}`,
  `    ${formatElement('link', { rel: 'alternate', type: 'text/html', href: getAbsoluteUrl(getArticlePath(article)) })}`,
  `    ${formatElement('published', {}, startOfDay(article.date))}`,
  `    ${formatElement('updated', {}, startOfDay(getLastChanged(article)))}`,
  `    <author>${formatElement('name', {}, article.author)}</author>`,
  `    ${formatElement('category', { term: getContent(sourceLanguage).pages.news.categories[article.category] })}`,
  `    ${formatElement('summary', {}, article.desc)}`,
  `    ${formatElement('content', { type: 'html' }, article.html)}`,
  '  </entry>',
];

/**
 * When the feed was last updated: the last change of its articles. Without articles, a fixed date rather than the build
 * date, which would change the feed with every build.
 */
function getFeedUpdated(newest: readonly FeedArticle[]): string {
  const { since } = getContent(sourceLanguage).enterprise.namingAuthority;
  return newest.map(getLastChanged).toSorted().at(-1) ?? (since.length === 4 ? `${since}-01-01` : since);
}

/** The newest articles as an Atom feed with full text (RFC 4287). */
export function formatAtomFeed(articles: readonly FeedArticle[]): string {
  const { enterprise, pages } = getContent(sourceLanguage);
  const { type, path } = newsFeed;
  const newest = articles.slice(0, FEED_SIZE);

  return [
    '<?xml version="1.0" encoding="utf-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locales[sourceLanguage]}">`,
    `  ${formatElement('id', {}, formatTagUri('/news'))}`,
    `  ${formatElement('title', {}, pages.news.feed.title)}`,
    `  ${formatElement('subtitle', {}, [pages.news.feed.subtitle, getDemonstrationNote(sourceLanguage) ?? []].flat().join(' '))}`,
    `  ${formatElement('link', { rel: 'self', type, href: getAbsoluteUrl(path) })}`,
    `  ${formatElement('link', { rel: 'alternate', type: 'text/html', href: getAbsoluteUrl('/news') })}`,
    `  ${formatElement('updated', {}, startOfDay(getFeedUpdated(newest)))}`,
    `  <author>${formatElement('name', {}, enterprise.name)}${formatElement('uri', {}, getAbsoluteUrl('/'))}</author>`,
    `  ${formatElement('icon', {}, getAbsoluteUrl(`/${icons.png[1].file}`))}`,
    `  ${formatElement('rights', {}, enterprise.copyright)}`,
    ...newest.flatMap(formatAtomEntry),
    '</feed>',
    '',
  ].join('\n');
}
