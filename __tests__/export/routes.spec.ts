import { routePaths } from '@/lib/routes';

import { exportedPages, find } from './support/pages';
import { expect, test } from '@playwright/test';

const paths = exportedPages.filter(({ isNotFound }) => !isNotFound).map(({ path }) => path);
const routes: readonly string[] = routePaths;

test('every route is exported', () => {
  expect(routes.filter((path) => !paths.includes(path))).toEqual([]);
});

test('what is exported beyond the routes comes from a collection', () => {
  const collections =
    /^\/(mentor|hub|piece|events|news|careers|gallery|media-kit)\/[a-z0-9-]+$|^\/(mentorship|events|news|careers)\/page\/\d+$/;

  const beyond = exportedPages.filter(
    ({ route, isNotFound }) => !isNotFound && !routes.includes(route) && !collections.test(route),
  );
  expect(beyond.map(({ path }) => path)).toEqual([]);
});

test('the deployed export holds no page for developers and no leftover of the build', () => {
  const leftovers = exportedPages.filter(({ file }) => /(^|\/)(_not-found|styleguide|throws|parts)\.html$/.test(file));

  expect(leftovers.map(({ file }) => file)).toEqual([]);
});

test('every page can be reached from Home by links', () => {
  const byPath = new Map(exportedPages.map((page) => [page.path, page]));
  const reached = new Set<string>(['/']);

  for (const path of reached) {
    const links = find(byPath.get(path) ?? { elements: [] }, 'a').map(({ attributes }) => attributes.href ?? '');
    for (const link of links) {
      const target = link.split(/[?#]/)[0] ?? '';
      if (byPath.has(target)) {
        reached.add(target);
      }
    }
  }

  expect(paths.filter((path) => !reached.has(path))).toEqual([]);
});
