import { getContent } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/language';
import { escapeMarkup } from '@/lib/language/format';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getArticlePath, getLastChanged } from '@/lib/content/news';
import { getRouteOfPage } from '@/scripts/lib/page-kinds';

/** A page in the sitemap: its URL, and its last change if known. */
export type SitemapEntry = {
  readonly path: string;
  readonly lastChange: string | undefined;
  /** All language versions of the page, from its head; empty for a page in one language. */
  readonly versions: readonly { readonly language: string; readonly href: string }[];
};

const formatVersion = ({ language, href }: SitemapEntry['versions'][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`;

/** The sitemap (sitemaps.org, protocol 0.9) with language versions (Google's XHTML extension). */
export const formatSitemap = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(
      ({ path, lastChange, versions }) =>
        `  <url><loc>${escapeMarkup(getAbsoluteUrl(path))}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}${versions.map(formatVersion).join('')}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

/**
 * The last change of an article or policy, as shown on its page. Other pages have no date: the build date would not be
 * meaningful.
 */
export function findLastChange(path: string): string | undefined {
  const { news, policies } = getContent(sourceLanguage);
  const route = getRouteOfPage(path);
  const article = news.find((each) => getArticlePath(each) === route);
  return article ? getLastChanged(article) : policies.find(({ id }) => `/${id}` === route)?.updated;
}

/** robots.txt allows everything (RFC 9309): pages with `noindex` must be crawlable so that it is seen. */
export const formatRobots = (): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${getAbsoluteUrl('/sitemap.xml')}`, ''].join('\n');

/**
 * security.txt (RFC 9116). It expires ten to eleven months after the build: the RFC recommends less than a year, and
 * whole months keep builds of the same month identical.
 */
export function formatSecurityTxt(built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${getContent('en').enterprise.email}`,
    `Contact: ${getAbsoluteUrl('/contact')}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.filter((language) => getContent(language).translated.includes('/')).join(', ')}`,
    `Canonical: ${getAbsoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
