import { pageWords, trailNames } from '@/lib/pages';
import { routePaths } from '@/lib/routes';

import { filesIn } from '../support/files';

/** The addresses of the pages in app/, with `[slug]` where a collection fills in. */
const pagesOnDisk = filesIn(['app'], ['/page.tsx', 'page.tsx'])
  .filter((file) => !file.endsWith('.dev.tsx'))
  .map((file) => `/${file.replace(/^app\//, '').replace(/\/?page\.tsx$/, '')}`);

const isFromCollection = (path: string) => path.includes('[');

test('the route table lists the pages that exist, no more and no fewer', () => {
  expect(routePaths.toSorted()).toEqual(pagesOnDisk.filter((path) => !isFromCollection(path)).toSorted());
});

test('every page made from a collection has a page above it for its breadcrumb', () => {
  const parents = pagesOnDisk.filter(isFromCollection).map((path) =>
    path
      .replace(/\/page\/\[page\]$/, '/[page]')
      .split('/')
      .slice(0, -1)
      .join('/'),
  );

  const homeless = parents.filter(
    (parent) => !(routePaths as string[]).includes(parent) && !(parent.slice(1) in trailNames('en').segments),
  );

  expect(homeless).toEqual([]);
});

test('no two routes have the same label or description', () => {
  const descriptions = routePaths.map((path) => pageWords(path, 'en').description);
  const labels = routePaths.map((path) => pageWords(path, 'en').label);

  expect(new Set(descriptions).size).toBe(routePaths.length);
  expect(new Set(labels).size).toBe(routePaths.length);
});
