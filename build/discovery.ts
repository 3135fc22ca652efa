/**
 * Writes files for search engines, feed readers and security researchers: the sitemap, robots.txt, the feed,
 * security.txt. Which pages are listed follows from their metadata.
 */
import '../scripts/lib/environment';

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { buildDate } from '@/lib/build-date';
import { exportFolder, siteOrigin } from '@/lib/env';
import { atomFeed, FEED_SIZE } from '@/lib/news/feeds';
import { newsFeed } from '@/lib/routes';

import { feedArticles } from './discovery/articles';
import { lastChangeOf, robotsTxt, securityTxt, sitemapXml, type SitemapEntry } from './discovery/texts';
import { attribute, elementsOf } from './export/html';
import { filesBelow } from '../scripts/lib/files';

const folder = exportFolder();

/** The canonical URL of a page and its language versions; empty for a page with `noindex`. */
function entriesIn(file: string): Pick<SitemapEntry, 'path' | 'versions'>[] {
  const links = elementsOf(readFileSync(join(folder, file), 'utf8')).filter(({ tagName }) => tagName === 'link');
  const canonical = links.find((link) => attribute(link, 'rel') === 'canonical');
  const versions = links.flatMap((link) => {
    const language = attribute(link, 'hreflang');
    const href = attribute(link, 'href');
    return language !== undefined && href !== undefined ? [{ language, href }] : [];
  });
  const path = (canonical && attribute(canonical, 'href'))?.slice(siteOrigin().length);
  return path === undefined ? [] : [{ path, versions }];
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const articles = await feedArticles(folder);
const entries = filesBelow(folder)
  .filter((file) => file.endsWith('.html'))
  .flatMap(entriesIn)
  .map((page) => ({ ...page, lastChange: lastChangeOf(page.path) }))
  .toSorted((one, other) => (one.path < other.path ? -1 : 1));

write('sitemap.xml', sitemapXml(entries));
write('robots.txt', robotsTxt());
write('.well-known/security.txt', securityTxt(buildDate()));
write(newsFeed.path, atomFeed(articles, 'en'));

console.log(`Sitemap: ${entries.length} pages. Feed: ${Math.min(articles.length, FEED_SIZE)} articles.`);
