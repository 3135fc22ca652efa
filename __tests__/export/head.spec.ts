import { htmlTags, locales, sourceLanguage } from '@/lib/languages';
import { siteOrigin } from '@/lib/env';
import { routeAt, routePaths } from '@/lib/routes';

import { eachPage, type ExportedPage, exportedPages, find } from './support/pages';
import { expect, test } from '@playwright/test';

const notFound = exportedPages.filter(({ isNotFound }) => isNotFound);
const hiddenPaths: readonly string[] = routePaths.filter((path) => routeAt(path).hidden);
const isHidden = (page: ExportedPage) => hiddenPaths.includes(page.route) || notFound.includes(page);

const title = (page: ExportedPage) => find(page, 'title').filter(({ ancestors }) => !ancestors.includes('svg'));
const meta = (page: ExportedPage, name: string) =>
  find(page, 'meta', { name }).map(({ attributes }) => attributes.content ?? '');
const canonical = (page: ExportedPage) =>
  find(page, 'link', { rel: 'canonical' }).map(({ attributes }) => attributes.href);

test('each page: has one title, one description and one h1', () =>
  eachPage(exportedPages, (page) => {
    expect(title(page)).toHaveLength(1);
    expect(title(page)[0]?.text).not.toBe('');

    expect(meta(page, 'description')).toHaveLength(1);
    expect(find(page, 'h1')).toHaveLength(1);
    expect(find(page, 'h1')[0]?.text).not.toBe('');
    expect(find(page, 'html')[0]?.attributes.lang).toBe(htmlTags[page.language]);
  }));

test('each page: tells search engines where it belongs', () =>
  eachPage(exportedPages, (page) => {
    // A page that is not to be found names no canonical address: a canonical asks to be found.
    expect(canonical(page)).toEqual(isHidden(page) ? [] : [`${siteOrigin()}${page.path}`]);
    expect(meta(page, 'robots').some((value) => value.includes('noindex'))).toBe(isHidden(page));
  }));

/** The pages that share a value with another page, each with what it shares. */
function repeated(valueOf: (page: ExportedPage) => string | undefined) {
  const values = exportedPages.map(valueOf);
  return exportedPages
    .map(({ path }, index) => [path, values[index]] as const)
    .filter(([, value]) => values.indexOf(value) !== values.lastIndexOf(value));
}

const versionsOf = (page: ExportedPage) =>
  find(page, 'link', { rel: 'alternate' }).flatMap(({ attributes }) =>
    attributes.hreflang === undefined ? [] : [[attributes.hreflang, attributes.href] as const],
  );

const byTag = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one.localeCompare(other);

const findable = exportedPages.filter((page) => !isHidden(page));

test('a page names its versions in all languages, each of which names it, and itself', () => {
  for (const page of findable) {
    const versions = findable.filter(({ route }) => route === page.route);
    const addresses = versions.map(({ language, path }) => [locales[language], `${siteOrigin()}${path}`] as const);
    const original = versions.find(({ language }) => language === sourceLanguage);

    expect(versionsOf(page).toSorted(byTag), page.path).toEqual(
      (versions.length === 1
        ? []
        : [...addresses, ['x-default', `${siteOrigin()}${original?.path}`] as const]
      ).toSorted(byTag),
    );
  }
  expect(findable.some((page) => versionsOf(page).length > 0)).toBe(true);
});

test('no two pages have the same title, description or heading', () => {
  expect(repeated((page) => title(page)[0]?.text)).toEqual([]);
  expect(repeated((page) => meta(page, 'description')[0])).toEqual([]);
  expect(repeated((page) => find(page, 'h1')[0]?.text)).toEqual([]);
});

test('descriptions have the length that search results show', () => {
  const odd = exportedPages
    // Its description is the text that its visitor reads; no search result shows it.
    .filter((page) => !notFound.includes(page))
    .map((page) => [page.path, Array.from(meta(page, 'description')[0] ?? '').length] as const)
    .filter(([, length]) => length < 50 || length > 160);

  expect(odd).toEqual([]);
});
