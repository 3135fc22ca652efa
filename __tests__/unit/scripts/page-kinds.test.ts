/** @jest-environment node */
import { pickFirstOfEachKind, getLanguage, getRouteOfPage } from '@/scripts/lib/page-kinds';

test('derives language and original from a path', () => {
  expect(['/', '/story', '/ta', '/ta/story', '/tap'].map((path) => [getLanguage(path), getRouteOfPage(path)])).toEqual([
    ['en', '/'],
    ['en', '/story'],
    ['ta', '/'],
    ['ta', '/story'],
    ['en', '/tap'],
  ]);
});

test('one item page per collection and language represents its template', () => {
  const paths = [
    '/',
    '/hubs',
    '/hub/a',
    '/hub/b',
    '/media-kit/press-release',
    '/news',
    '/ta',
    '/ta/hub/a',
    '/ta/hub/b',
  ];
  const kinds = pickFirstOfEachKind(paths.map((path) => ({ path })));

  expect(kinds.map(({ path }) => path)).toEqual(paths.filter((path) => !['/hub/b', '/ta/hub/b'].includes(path)));
});
