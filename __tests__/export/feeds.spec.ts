import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseAtomFeed, parseJsonFeed } from 'feedsmith';

import { locales } from '@/lib/languages';
import { siteOrigin } from '@/lib/env';
import { feedFormats } from '@/lib/news/feed-formats';
import { FEED_SIZE } from '@/lib/paging';
import { isListPage } from '@/scripts/lib/page-kinds';

import { elementsOf } from './support/document';
import { exportedPages, exportFolder, find, pagesBelow, type ExportedPage } from './support/pages';
import { expect, test } from '@playwright/test';

const { atom, json } = feedFormats;
const read = (path: string) => readFileSync(join(exportFolder, path), 'utf8');
const articles = pagesBelow('/news');
const addressOf = ({ path }: ExportedPage) => `${siteOrigin()}${path}`;

/** The day an article was published, as its page says it. */
const published = (page: ExportedPage) =>
  find(page, 'time').find(({ ancestors }) => ancestors.includes('main'))?.attributes.datetime ?? '';

const titleOf = (page: ExportedPage) => find(page, 'h1')[0]?.text ?? '';

/** The articles that the feeds hold, newest first; those of one day by their paths. */
const newestFirst = articles
  .toSorted((one, other) => published(other).localeCompare(published(one)) || one.path.localeCompare(other.path))
  .slice(0, FEED_SIZE);

const words = (text: string) => text.replaceAll(/\s+/g, '');

/** What the article's page shows as its text. */
const textOf = (page: ExportedPage) =>
  page.elements.find(({ attributes }) => attributes['data-text'] === 'article')?.text ?? '';

test('the Atom feed holds the newest articles in full, newest first', () => {
  const feed = parseAtomFeed(read(atom.path));
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
    expect(textOf(page).length).toBeGreaterThan(1000);
  }
  // As new as its newest article, whenever it was built.
  expect(feed.updated).toContain(newestFirst.map(published)[0]);
  // Names for ever, not addresses that may move (RFC 4151).
  const ids = [feed, ...entries].map(({ id }) => id);
  expect(ids.filter((id) => !/^tag:[\w.-]+,\d{4}(-\d\d(-\d\d)?)?:\/[\w/-]+$/.test(id ?? ''))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
  expect(feed.links?.find(({ rel }) => rel === 'self')?.href).toBe(`${siteOrigin()}${atom.path}`);
});

test('the JSON feed holds the same', () => {
  const feed = parseJsonFeed(read(json.path));
  const entries = parseAtomFeed(read(atom.path)).entries ?? [];

  expect(JSON.parse(read(json.path))).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    feed_url: `${siteOrigin()}${json.path}`,
    home_page_url: `${siteOrigin()}/news`,
    language: locales.en,
  });
  expect(feed.items?.map(({ id, url, content_html }) => [id, url, content_html])).toEqual(
    entries.map(({ id, links, content }) => [id, links?.[0]?.href, content?.value]),
  );
  const pictures = feed.items?.map(({ image }) => image?.slice(siteOrigin().length) ?? '') ?? [];
  expect(pictures.filter((path) => read(path).length === 0)).toEqual([]);
});

test('every address in a feed is whole and leads to something', () => {
  const html = (parseJsonFeed(read(json.path)).items ?? []).map(({ content_html }) => content_html ?? '').join('');
  const elements = elementsOf(html);
  const links = elements
    .flatMap(({ attributes }) => [attributes.href, attributes.src])
    .filter((link) => link !== undefined);

  expect(links.length).toBeGreaterThan(3);
  expect(links.filter((link) => !/^(https:\/\/|mailto:|tel:)/.test(link))).toEqual([]);
  const pages = new Set(exportedPages.map(({ path }) => path));
  const own = links.filter((link) => link.startsWith(siteOrigin())).map((link) => new URL(link).pathname);
  expect(own.filter((path) => !pages.has(path) && !existsSync(join(exportFolder, path)))).toEqual([]);
  // Marks for this site's own sheets mean nothing there.
  expect(elements.filter(({ attributes }) => 'class' in attributes || 'style' in attributes)).toEqual([]);
});

/** The feeds in the head of a page; its versions in other languages have no type. */
const feedLinks = (page: ExportedPage) =>
  find(page, 'link', { rel: 'alternate' }).filter(({ attributes }) => attributes.type !== undefined);

test('pages about the news name both feeds in their head, and /news links to one', () => {
  const naming = exportedPages.filter((page) => feedLinks(page).length > 0).map((page) => page.path);
  const lists = exportedPages.filter(({ path }) => path.startsWith('/news/') && isListPage(path));
  expect(naming.toSorted()).toEqual(['/', '/news', ...[...articles, ...lists].map(({ path }) => path)].toSorted());

  for (const page of exportedPages.filter(({ path }) => naming.includes(path))) {
    const links = feedLinks(page).map(({ attributes }) => [attributes.type, attributes.href]);
    expect(links).toEqual([atom, json].map(({ type, path }) => [type, `${siteOrigin()}${path}`]));
  }
  const list = exportedPages.find(({ path }) => path === '/news');
  expect(find(list ?? { elements: [] }, 'a', { href: atom.path })).toHaveLength(1);
});
