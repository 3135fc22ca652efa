import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseAtomFeed } from 'feedsmith';

import { getSiteOrigin } from '@/lib/env';
import { FEED_SIZE } from '@/lib/seo/feeds';
import { newsFeed } from '@/lib/routes';

import { elementsOf } from './support/document';
import { exportedPages, exportFolder, find, pagesBelow, type ExportedPage } from './support/pages';
import { expect, test } from '@playwright/test';

const read = (path: string) => readFileSync(join(exportFolder, path), 'utf8');
const articles = pagesBelow('/news');
const addressOf = ({ path }: ExportedPage) => `${getSiteOrigin()}${path}`;

/** The publication date on an article's page. */
const published = (page: ExportedPage) =>
  find(page, 'time').find(({ ancestors }) => ancestors.includes('main'))?.attributes.datetime ?? '';

const titleOf = (page: ExportedPage) => find(page, 'h1')[0]?.text ?? '';

/** The articles of the feed, newest first, then by path. */
const newestFirst = articles
  .toSorted((one, other) => published(other).localeCompare(published(one)) || one.path.localeCompare(other.path))
  .slice(0, FEED_SIZE);

const words = (text: string) => text.replaceAll(/\s+/g, '');

/** The article text on its page. */
const textOf = (page: ExportedPage) =>
  page.elements.find(({ attributes }) => attributes['data-text'] === 'article')?.text ?? '';

test.skip(articles.length === 0, 'The content has no news.');

test('the Atom feed has the newest articles in full text, newest first', () => {
  const feed = parseAtomFeed(read(newsFeed.path));
  const entries = feed.entries ?? [];

  expect(entries.map(({ links }) => links?.find(({ rel }) => rel === 'alternate')?.href)).toEqual(
    newestFirst.map(addressOf),
  );
  for (const [index, page] of newestFirst.entries()) {
    const entry = entries[index];
    const elements = elementsOf(`<div>${String(entry?.content?.value)}</div>`);
    expect(entry?.title?.value ?? entry?.title).toBe(titleOf(page));
    expect(String(entry?.published)).toContain(published(page));
    expect(words(elements.find(({ tag }) => tag === 'div')?.text ?? '')).toBe(words(textOf(page)));
    expect(textOf(page)).not.toBe('');
  }
  // The date of the newest article, independent of the build.
  expect(feed.updated).toContain(newestFirst.map(published)[0]);
  // Permanent ids instead of URLs, which can change (RFC 4151).
  const ids = [feed, ...entries].map(({ id }) => id);
  expect(ids.filter((id) => !/^tag:[\w.-]+,\d{4}(-\d\d(-\d\d)?)?:\/[\w/-]+$/.test(id ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${getSiteOrigin()}${newsFeed.path}`);
});

test('every URL in a feed is absolute and exists', () => {
  const html = (parseAtomFeed(read(newsFeed.path)).entries ?? []).map(({ content }) => content?.value ?? '').join('');
  const elements = elementsOf(html);
  const links = elements
    .flatMap(({ attributes }) => [attributes.href, attributes.src])
    .filter((link) => link !== undefined);

  expect(links.filter((link) => !/^(https:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
  const pages = new Set(exportedPages.map(({ path }) => path));
  const own = links.filter((link) => link.startsWith(getSiteOrigin())).map((link) => new URL(link).pathname);
  expect(own.filter((path) => !pages.has(path) && !existsSync(join(exportFolder, path)))).toEqual([]);
  // Classes and data attributes are removed.
  expect(elements.filter(({ attributes }) => 'class' in attributes || 'style' in attributes)).toEqual([]);
});

/** The feed link of a page; language versions have no `type`. */
const feedLinks = (page: ExportedPage) =>
  find(page, 'link', { rel: 'alternate' }).filter(({ attributes }) => attributes.type !== undefined);

test('news pages have a feed link in the head, and /news links to it', () => {
  const naming = exportedPages.filter((page) => feedLinks(page).length > 0).map((page) => page.path);
  expect(naming.toSorted()).toEqual(['/', '/news', ...articles.map(({ path }) => path)].toSorted());

  for (const page of exportedPages.filter(({ path }) => naming.includes(path))) {
    const links = feedLinks(page).map(({ attributes }) => [attributes.type, attributes.href]);
    expect(links).toEqual([[newsFeed.type, `${getSiteOrigin()}${newsFeed.path}`]]);
  }
  const list = exportedPages.find(({ path }) => path === '/news');
  expect(find(list ?? { elements: [] }, 'a', { href: newsFeed.path })).toHaveLength(1);
});
