import { contentIn } from '@/lib/content';
import { languages } from '@/lib/languages';
import { escapeMarkup } from '@/lib/markup';
import { absoluteUrl } from '@/lib/metadata';

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
const sitemapXml = (entries: readonly SitemapEntry[]): string =>
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

/** How many pages a file of a sitemap may list (sitemaps.org). */
const SITEMAP_SIZE = 50_000;

/** The sitemap, by files: one, or when it has more pages than a file may list, an index of several. */
export function sitemapFiles(entries: readonly SitemapEntry[], size = SITEMAP_SIZE): Record<string, string> {
  if (entries.length <= size) return { 'sitemap.xml': sitemapXml(entries) };
  const parts = Array.from({ length: Math.ceil(entries.length / size) }, (_, index): [string, string] => [
    `sitemap-${index + 1}.xml`,
    sitemapXml(entries.slice(index * size, (index + 1) * size)),
  ]);
  const index = [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...parts.map(([file]) => `  <sitemap><loc>${absoluteUrl(`/${file}`)}</loc></sitemap>`),
    '</sitemapindex>',
    '',
  ].join('\n');
  return { 'sitemap.xml': index, ...Object.fromEntries(parts) };
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
