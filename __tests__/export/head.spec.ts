import { locales } from '@/lib/languages';
import { siteOrigin } from '@/lib/env';
import { routeAt, routePaths } from '@/lib/routes';

import { exportedPages, find, type ExportedPage } from './support/pages';
import { expect, test } from '@playwright/test';

const notFound = exportedPages.filter(({ file }) => file === '404.html');
const hiddenPaths: readonly string[] = routePaths.filter((path) => routeAt(path).hidden);
const isHidden = (page: ExportedPage) => hiddenPaths.includes(page.path) || notFound.includes(page);

const title = (page: ExportedPage) => find(page, 'title').filter(({ ancestors }) => !ancestors.includes('svg'));
const meta = (page: ExportedPage, name: string) =>
  find(page, 'meta', { name }).map(({ attributes }) => attributes.content ?? '');
const canonical = (page: ExportedPage) =>
  find(page, 'link', { rel: 'canonical' }).map(({ attributes }) => attributes.href);

for (const page of exportedPages) {
  test(`${page.path} has one title, one description and one h1`, () => {
    expect(title(page)).toHaveLength(1);
    expect(title(page)[0]?.text).not.toBe('');

    expect(meta(page, 'description')).toHaveLength(1);
    expect(find(page, 'h1')).toHaveLength(1);
    expect(find(page, 'h1')[0]?.text).not.toBe('');
    expect(find(page, 'html')[0]?.attributes.lang).toBe(locales.en);
  });

  test(`${page.path} tells search engines where it belongs`, () => {
    // A page that is not to be found names no canonical address: a canonical asks to be found.
    expect(canonical(page)).toEqual(isHidden(page) ? [] : [`${siteOrigin()}${page.path}`]);
    expect(meta(page, 'robots').some((value) => value.includes('noindex'))).toBe(isHidden(page));
  });
}

/** The pages that share a value with another page, each with what it shares. */
function repeated(valueOf: (page: ExportedPage) => string | undefined) {
  const values = exportedPages.map(valueOf);
  return exportedPages
    .map(({ path }, index) => [path, values[index]] as const)
    .filter(([, value]) => values.indexOf(value) !== values.lastIndexOf(value));
}

test('no two pages have the same title', () => {
  expect(repeated((page) => title(page)[0]?.text)).toEqual([]);
});

test('no two pages have the same description', () => {
  expect(repeated((page) => meta(page, 'description')[0])).toEqual([]);
});

test('no two pages have the same heading', () => {
  expect(repeated((page) => find(page, 'h1')[0]?.text)).toEqual([]);
});

test('descriptions have the length that search results show', () => {
  const odd = exportedPages
    // Its description is the text that its visitor reads; no search result shows it.
    .filter((page) => !notFound.includes(page))
    .map((page) => [page.path, meta(page, 'description')[0]?.length ?? 0] as const)
    .filter(([, length]) => length < 50 || length > 160);

  expect(odd).toEqual([]);
});
