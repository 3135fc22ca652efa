import { contentIn } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/languages';
import { escapeMarkup } from '@/lib/markup';
import { absoluteUrl } from '@/lib/metadata';
import { articlePath, lastChanged } from '@/lib/news/news';
import { routeOf } from '@/scripts/lib/page-kinds';

/** A page for search engines: its URL, and the day it last changed where that is known. */
export type SitemapEntry = {
  readonly path: string;
  readonly lastChange: string | undefined;
  /** Its versions in other languages and itself, as its head names them; none for a page of one language. */
  readonly versions: readonly { readonly language: string; readonly href: string }[];
};

const version = ({ language, href }: SitemapEntry['versions'][number]): string =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`;

/** The pages for search engines (sitemaps.org, protocol 0.9), each with its versions (Google's extension, by XHTML). */
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
 * The day that an article or a policy last changed, which its page shows. No other page keeps one: the day of the build
 * says nothing about a page.
 */
export function lastChangeOf(path: string): string | undefined {
  const { news, policies } = contentIn(sourceLanguage);
  const route = routeOf(path);
  const article = news.find((each) => articlePath(each) === route);
  return article ? lastChanged(article) : policies.find(({ id }) => `/${id}` === route)?.updated;
}

/** Everyone may read everything (RFC 9309): a page that is not to be found says so itself, and must be read for that. */
export const robotsTxt = (): string =>
  ['User-agent: *', 'Allow: /', '', `Sitemap: ${absoluteUrl('/sitemap.xml')}`, ''].join('\n');

/**
 * Whom to tell about a weakness of this site (RFC 9116). It holds for ten to eleven months from the build: the RFC asks for
 * less than a year, and whole months keep two builds of one month alike.
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
