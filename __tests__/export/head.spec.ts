import { htmlTags, languages, locales, sourceLanguage } from '@/lib/language';
import { getSiteOrigin } from '@/lib/env';
import { getRoute, routePaths } from '@/lib/routes';

import { eachPage, type ExportedPage, find } from './support/pages';
import { expect, test } from './support/test';

const hiddenPaths: readonly string[] = routePaths.filter((path) => getRoute(path).hidden);
const isHidden = (page: ExportedPage) => hiddenPaths.includes(page.route) || page.isNotFound;

const title = (page: ExportedPage) => find(page, 'title').filter(({ ancestors }) => !ancestors.includes('svg'));
const meta = (page: ExportedPage, name: string) =>
  find(page, 'meta', { name }).map(({ attributes }) => attributes.content ?? '');
const canonical = (page: ExportedPage) =>
  find(page, 'link', { rel: 'canonical' }).map(({ attributes }) => attributes.href);

test('each page: has one title, one description and one h1', ({ pages }) =>
  eachPage(pages, (page) => {
    expect(title(page)).toHaveLength(1);
    expect(title(page)[0]?.text).not.toBe('');

    expect(meta(page, 'description')).toHaveLength(1);
    expect(find(page, 'h1')).toHaveLength(1);
    expect(find(page, 'h1')[0]?.text).not.toBe('');
    expect(find(page, 'html')[0]?.attributes.lang).toBe(htmlTags[page.language]);
  }));

test('each page: has a canonical URL, or noindex', ({ pages }) =>
  eachPage(pages, (page) => {
    // Pages with `noindex` have no canonical URL.
    expect(canonical(page)).toEqual(isHidden(page) ? [] : [`${getSiteOrigin()}${page.path}`]);
    expect(meta(page, 'robots').some((value) => value.includes('noindex'))).toBe(isHidden(page));
  }));

/** Pages with a value, such as their title, that another page has too. */
function repeated(pages: readonly ExportedPage[], valueOf: (page: ExportedPage) => string | undefined) {
  const values = pages.map(valueOf);
  return pages
    .map(({ path }, index) => [path, values[index]] as const)
    .filter(([, value]) => values.indexOf(value) !== values.lastIndexOf(value));
}

const versionsOf = (page: ExportedPage) =>
  find(page, 'link', { rel: 'alternate' }).flatMap(({ attributes }) =>
    attributes.hreflang === undefined ? [] : [[attributes.hreflang, attributes.href] as const],
  );

const byTag = ([one]: readonly [string, ...unknown[]], [other]: readonly [string, ...unknown[]]) =>
  one.localeCompare(other);

test('language versions of a page refer to one another and to themselves', ({ pages }) => {
  const findable = pages.filter((page) => !isHidden(page));

  for (const page of findable) {
    const versions = findable.filter(({ route }) => route === page.route);
    const addresses = versions.map(({ language, path }) => [locales[language], `${getSiteOrigin()}${path}`] as const);
    const original = versions.find(({ language }) => language === sourceLanguage);

    expect(versionsOf(page).toSorted(byTag), page.path).toEqual(
      (versions.length === 1
        ? []
        : [...addresses, ['x-default', `${getSiteOrigin()}${original?.path}`] as const]
      ).toSorted(byTag),
    );
  }
});

// Untranslated titles and descriptions are the original's.
test('no two pages of a language have the same title or description', ({ pages }) => {
  for (const language of languages) {
    const inLanguage = pages.filter((page) => page.language === language);
    expect(repeated(inLanguage, (page) => title(page)[0]?.text)).toEqual([]);
    expect(repeated(inLanguage, (page) => meta(page, 'description')[0])).toEqual([]);
  }
});

test('descriptions have a length that fits search results', ({ pages }) => {
  const odd = pages
    // The 404 page's description is never in search results.
    .filter(({ isNotFound }) => !isNotFound)
    .map((page) => [page.path, Array.from(meta(page, 'description')[0] ?? '').length] as const)
    .filter(([, length]) => length < 50 || length > 160);

  expect(odd).toEqual([]);
});
