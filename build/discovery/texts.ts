import { contentIn } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/languages';
import { escapeMarkup } from '@/lib/text/format';
import { absoluteUrl } from '@/lib/metadata';
import { articlePath, lastChanged } from '@/lib/news/news';
import { routeOf } from '@/scripts/lib/page-kinds';

/** A page in the sitemap: its URL, and its last change if known. */
export type SitemapEntry = {
  readonly path: string;
  readonly lastChange: string | undefined;
  /** All language versions of the page, from its head; empty for a page in one language. */
  readonly versions: readonly { readonly language: string; readonly href: string }[];
};

const version = ({ language, href }: SitemapEntry['versions'][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`;

/** The sitemap (sitemaps.org, protocol 0.9) with language versions (Google's XHTML extension). */
export const sitemapXml = (entries: readonly SitemapEntry[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries.map(
      ({ path, lastChange, versions }) =>
        `  <url><loc>${escapeMarkup(absoluteUrl(path))}</loc>${lastChange ? `<lastmod>${lastChange}</lastmod>` : ''}${versions.map(version).join('')}</url>`,
    ),
    '</urlset>',
    '',
  ].join('\n');

/**
 * The last change of an article or policy, as shown on its page. Other pages have no date: the build date would not be
 * meaningful.
 */
export function lastChangeOf(path: string): string | undefined {
  const { news, policies } = contentIn(sourceLanguage);
  const route = routeOf(path);
  const article = news.find((each) => articlePath(each) === route);
  return article ? lastChanged(article) : policies.find(({ id }) => `/${id}` === route)?.updated;
}

/** robots.txt allows everything (RFC 9309): pages with `noindex` must be crawlable so that it is seen. */
export const robotsTxt = (): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');

/**
 * security.txt (RFC 9116). It expires ten to eleven months after the build: the RFC recommends less than a year, and
 * whole months keep builds of the same month identical.
 */
export function securityTxt(built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + 11, 1));
  return [
    `Contact: mailto:${contentIn('en').enterprise.email}`,
    `Contact: ${absoluteUrl('/contact')}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
    '',
  ].join('\n');
}
