/** @jest-environment node */
import { getContent } from '@/lib/content';
import { getSiteOrigin } from '@/lib/env';
import { getPageWords } from '@/lib/pages/labels';
import { getRoute, routePaths } from '@/lib/routes';
import { getAbsoluteUrl, getPageMetadata } from '@/lib/pages/metadata';

jest.mock('@/lib/content/generated/content.json', () => jest.requireActual<object>('../../support/site'));

const indexed = routePaths.filter((path) => !getRoute(path).hidden);

test('only the root URL has a trailing slash', () => {
  expect(getAbsoluteUrl('/')).toBe(`${getSiteOrigin()}/`);
  expect(getAbsoluteUrl('/story')).toBe(`${getSiteOrigin()}/story`);
});

test('titles contain the site name', () => {
  const titles = routePaths.map((path) => getPageMetadata(path).title);

  expect(titles.filter((title) => !JSON.stringify(title).includes(getContent('en').enterprise.name))).toEqual([]);
});

test('every page except Home has a search title', () => {
  const without = indexed.filter((path) => path !== '/' && getPageWords(path, 'en').searchTitle === undefined);

  expect(without).toEqual([]);
  expect(JSON.stringify(getPageMetadata('/b2b').title)).toContain(getPageWords('/b2b', 'en').searchTitle);
});
