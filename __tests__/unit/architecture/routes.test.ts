/** @jest-environment node */
import { hasRoute, listAppRoutes } from '@/build/content/app-routes';
import { getContent } from '@/lib/content';
import { languages, sourceLanguage } from '@/lib/language';
import { getTrailNames } from '@/lib/pages/labels';
import { routePaths } from '@/lib/routes';

import { filesIn } from '../support/files';

/** The paths of the pages in a folder of app/, with `[slug]` for dynamic segments. */
const pagesIn = (folder: string) =>
  filesIn([folder], ['page.tsx']).map((file) => `/${file.slice(folder.length + 1).replace(/\/?page\.tsx$/, '')}`);

const pagesOnDisk = pagesIn('app/(en)');

const others = languages.filter((language) => language !== sourceLanguage);

const isFromCollection = (path: string) => path.includes('[');

test('the route table lists the pages that exist, no more and no fewer', () => {
  expect(routePaths.toSorted()).toEqual(pagesOnDisk.filter((path) => !isFromCollection(path)).toSorted());
});

test('every collection page has a parent page for its breadcrumbs', () => {
  const parents = pagesOnDisk.filter(isFromCollection).map((path) =>
    path
      .replace(/\/page\/\[page\]$/, '/[page]')
      .split('/')
      .slice(0, -1)
      .join('/'),
  );

  const withoutParent = parents.filter(
    (parent) => !(routePaths as string[]).includes(parent) && !(parent.slice(1) in getTrailNames('en').segments),
  );

  expect(withoutParent).toEqual([]);
});

test('every translated page exists in English', () => {
  for (const language of others) {
    // A language's 404 page is a route, because hosts must be configured for it.
    const own = pagesIn(`app/(${language})/${language}`).filter((path) => path !== '/404');

    expect(pagesOnDisk).toEqual(expect.arrayContaining(own));
  }
});

test('every page with texts in a language has a route there', () => {
  for (const language of others) {
    const routes = listAppRoutes(language);

    expect(getContent(language).translated.filter((path) => !hasRoute(routes, path))).toEqual([]);
  }
});
