import { routePaths } from '@/lib/routes';

import { exportedPages, isEmptyPage } from './support/pages';
import { expect, test } from '@playwright/test';

const paths = exportedPages.filter(({ isNotFound }) => !isNotFound).map(({ path }) => path);
const routes: readonly string[] = routePaths;

test('every route is exported, but no page without items', () => {
  expect(routes.filter((path) => !paths.includes(path))).toEqual(routes.filter(isEmptyPage));
});

test('all other exported pages come from a collection', () => {
  const collections =
    /^\/(mentor|hub|piece|events|news|careers|gallery|media-kit)\/[a-z0-9-]+$|^\/(mentorship|events|news|careers)\/page\/\d+$/;

  const unlisted = exportedPages.filter(
    ({ route, isNotFound }) => !isNotFound && !routes.includes(route) && !collections.test(route),
  );
  expect(unlisted.map(({ path }) => path)).toEqual([]);
});

test('the deployed export has no developer pages and no build artefacts', () => {
  const leftovers = exportedPages.filter(({ file }) => /(^|\/)(_not-found|styleguide|throws|parts)\.html$/.test(file));

  expect(leftovers.map(({ file }) => file)).toEqual([]);
});
