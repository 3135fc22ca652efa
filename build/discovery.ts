/**
 * Writes files for search engines, feed readers and security researchers: the sitemap, robots.txt, the feed,
 * security.txt. Which pages are listed follows from their metadata.
 */
import '../scripts/lib/environment';

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { buildDate } from '@/lib/build-date';
import { exportFolder, getSiteOrigin } from '@/lib/env';
import { formatAtomFeed, FEED_SIZE } from '@/lib/seo/feeds';
import { newsFeed } from '@/lib/routes';

import { readFeedArticles } from './discovery/articles';
import { findLastChange, formatRobots, formatSecurityTxt, formatSitemap, type SitemapEntry } from './discovery/texts';
import { getAttribute, listElements } from './export/html';
import { listFilesBelow } from '../scripts/lib/files';

const folder = exportFolder();

/** The canonical URL of a page and its language versions; empty for a page with `noindex`. */
function listEntries(file: string): Pick<SitemapEntry, 'path' | 'versions'>[] {
  const links = listElements(readFileSync(join(folder, file), 'utf8')).filter(({ tagName }) => tagName === 'link');
  const canonical = links.find((link) => getAttribute(link, 'rel') === 'canonical');
  const versions = links.flatMap((link) => {
    const language = getAttribute(link, 'hreflang');
    const href = getAttribute(link, 'href');
    return language !== undefined && href !== undefined ? [{ language, href }] : [];
  });
  const path = (canonical && getAttribute(canonical, 'href'))?.slice(getSiteOrigin().length);
  return path === undefined ? [] : [{ path, versions }];
}

function write(path: string, text: string): void {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const articles = await readFeedArticles(folder);
const entries = listFilesBelow(folder)
  .filter((file) => file.endsWith('.html'))
  .flatMap(listEntries)
  .map((page) => ({ ...page, lastChange: findLastChange(page.path) }))
  .toSorted((one, other) => (one.path < other.path ? -1 : 1));

write('sitemap.xml', formatSitemap(entries));
write('robots.txt', formatRobots());
write('.well-known/security.txt', formatSecurityTxt(buildDate()));
if (articles.length > 0) write(newsFeed.path, formatAtomFeed(articles));

console.log(`Sitemap: ${entries.length} pages. Feed: ${Math.min(articles.length, FEED_SIZE)} articles.`);
