import { themeColours } from '@/lib/content/brand';
import { getSiteOrigin } from '@/lib/env';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { eachPage, type ExportedPage, exportedPages, exportFolder, find, pagesBelow } from './support/pages';
import { expect, test } from '@playwright/test';

const read = (file: string) => readFileSync(join(exportFolder, file), 'utf8');

/** Whether a page allows indexing. */
const isFindable = (page: ExportedPage) =>
  !find(page, 'meta', { name: 'robots' }).some(({ attributes }) => attributes.content?.includes('noindex'));

const entries = [...read('sitemap.xml').matchAll(/<url>(.*?)<\/url>/gs)].map(([, entry = '']) => ({
  address: /<loc>(.*?)<\/loc>/.exec(entry)?.[1] ?? '',
  lastChange: /<lastmod>(.*?)<\/lastmod>/.exec(entry)?.[1],
}));
const listed = entries.map(({ address }) => address.slice(getSiteOrigin().length));

test('a crawl from Home reaches every page, and indexable pages equal the sitemap', () => {
  const byPath = new Map(exportedPages.map((page) => [page.path, page]));
  const reached = new Set(['/']);
  for (const path of reached) {
    const links = find(byPath.get(path) ?? { elements: [] }, 'a').map(({ attributes }) => attributes.href ?? '');
    const paths = links.map((link) => link.split(/[?#]/)[0] ?? '').filter((target) => byPath.has(target));
    for (const target of paths) reached.add(target);
  }
  const pages = exportedPages.filter((page) => !page.isNotFound);
  expect(pages.filter(({ path }) => !reached.has(path)).map(({ path }) => path)).toEqual([]);
  const findable = [...reached].filter((path) => {
    const page = byPath.get(path);
    return page !== undefined && isFindable(page);
  });

  expect(findable.toSorted()).toEqual(listed.toSorted());
});

test('the sitemap has the last change that a page shows', () => {
  // Articles and policies with their dates on the page.
  const policies = exportedPages.filter(({ route }) => /^\/(privacy|terms-of-use|shipping|refunds)$/.test(route));
  const dated = [...pagesBelow('/news'), ...policies];

  expect(dated.length).toBeGreaterThan(3);
  for (const page of dated) {
    const [entry] = entries.filter(({ address }) => address === `${getSiteOrigin()}${page.path}`);
    const days = find(page, 'time')
      .filter(({ ancestors }) => ancestors.includes('main'))
      .map(({ attributes }) => attributes.datetime);
    expect(days).toContain(entry?.lastChange);
  }
});

test('no page has a last change in the future', () => {
  const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
  const odd = entries.filter(
    ({ lastChange }) => lastChange && !(/^\d{4}-\d\d-\d\d$/.test(lastChange) && lastChange <= today),
  );

  expect(odd).toEqual([]);
});

test('robots.txt allows everything and links to the sitemap', () => {
  const lines = read('robots.txt').split('\n');

  expect(lines).toContain(`Sitemap: ${getSiteOrigin()}/sitemap.xml`);
  expect(lines.filter((line) => /^disallow:\s*\S/i.test(line))).toEqual([]);
});

test('security.txt has a contact, and expires in less than a year', () => {
  const fields = read('.well-known/security.txt')
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split(/: (.*)/, 2) as [string, string]);
  const valuesOf = (name: string) => fields.filter(([key]) => key === name).map(([, value]) => value);

  expect(valuesOf('Contact').filter((address) => !/^(mailto:|https:\/\/)/.test(address))).toEqual([]);
  expect(valuesOf('Contact')).not.toEqual([]);
  expect(valuesOf('Canonical')).toEqual([`${getSiteOrigin()}/.well-known/security.txt`]);
  expect(valuesOf('Expires')).toHaveLength(1);
  const days = (new Date(valuesOf('Expires')[0] ?? '').getTime() - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(365);
});

test('each page: has theme colours for both themes', () =>
  eachPage(exportedPages, (page) => {
    const colours = find(page, 'meta', { name: 'theme-color' }).map(({ attributes }) => [
      attributes.media,
      attributes.content,
    ]);

    expect(colours).toEqual([
      ['(prefers-color-scheme: light)', themeColours.light],
      ['(prefers-color-scheme: dark)', themeColours.dark],
    ]);
  }));
