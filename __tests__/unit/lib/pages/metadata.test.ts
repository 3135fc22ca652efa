/** @jest-environment node */
import { getContent } from '@/lib/content';
import { getSiteOrigin } from '@/lib/env';
import { getPageWords } from '@/lib/pages/labels';
import { getRoute, routePaths } from '@/lib/routes';
import { getAbsoluteUrl, getItemPageMetadata, getNotFoundMetadata, getPageMetadata } from '@/lib/pages/metadata';

jest.mock('@/lib/content', () => jest.requireActual<object>('../../support/site'));

const indexed = routePaths.filter((path) => !getRoute(path).hidden);

test('a page in two languages lists both versions, and English as x-default', () => {
  const english = getPageMetadata('/creator', 'en').alternates;
  const tamil = getPageMetadata('/creator', 'ta').alternates;
  const versions = {
    'en-IN': getAbsoluteUrl('/creator'),
    'ta-IN': getAbsoluteUrl('/ta/creator'),
    'x-default': getAbsoluteUrl('/creator'),
  };

  expect(english).toMatchObject({ canonical: getAbsoluteUrl('/creator'), languages: versions });
  expect(tamil).toMatchObject({ canonical: getAbsoluteUrl('/ta/creator'), languages: versions });
  expect(getPageMetadata('/', 'ta')).toMatchObject({
    alternates: { canonical: getAbsoluteUrl('/ta') },
    openGraph: {
      url: getAbsoluteUrl('/ta'),
      locale: 'ta_IN',
      alternateLocale: expect.arrayContaining(['en_IN']) as unknown,
    },
  });
});

test('a page in one language lists no versions', () => {
  const { alternates } = getItemPageMetadata('/news/loom', 'A loom', 'Where it is set up.');

  expect(alternates).toMatchObject({ canonical: getAbsoluteUrl('/news/loom') });
  expect(alternates).not.toHaveProperty('languages');
});

test('only the root URL has a trailing slash', () => {
  expect(getAbsoluteUrl('/')).toBe(`${getSiteOrigin()}/`);
  expect(getAbsoluteUrl('/story')).toBe(`${getSiteOrigin()}/story`);
});

test('titles contain the site name', () => {
  const titles = routePaths.map((path) => getPageMetadata(path).title);

  expect(titles.filter((title) => !JSON.stringify(title).includes(getContent('en').enterprise.name))).toEqual([]);
});

test('an item page has its own metadata', () => {
  const metadata = getItemPageMetadata('/news/first-award', 'A first award', 'What the judges saw.');

  expect(metadata).toMatchObject({
    title: `A first award | ${getContent('en').enterprise.name}`,
    description: 'What the judges saw.',
    alternates: { canonical: getAbsoluteUrl('/news/first-award') },
    openGraph: { url: getAbsoluteUrl('/news/first-award') },
  });
});

test('every page except Home has a search title', () => {
  const without = indexed.filter((path) => path !== '/' && getPageWords(path, 'en').searchTitle === undefined);

  expect(without).toEqual([]);
  expect(JSON.stringify(getPageMetadata('/b2b').title)).toContain(getPageWords('/b2b', 'en').searchTitle);
});

test('pages that search engines should skip say so, and have no canonical URL', () => {
  const skipped = [
    ...routePaths.filter((path) => getRoute(path).hidden).map((path) => getPageMetadata(path)),
    getNotFoundMetadata('en'),
  ];

  expect(skipped.length).toBeGreaterThan(1);
  for (const { robots, alternates } of skipped) {
    expect(robots).toEqual({ index: false, follow: true });
    expect(alternates?.canonical).toBeUndefined();
  }
  expect(getPageMetadata('/story')).not.toHaveProperty('robots');
});

test('every page has a share picture of its own, by its full URL and with an alternative text', () => {
  const pictures = indexed.map(
    (path) => (getPageMetadata(path).openGraph?.images as { url: string; alt: string }[] | undefined)?.[0],
  );

  expect(new Set(pictures.map((picture) => picture?.url)).size).toBe(indexed.length);
  for (const picture of pictures) {
    expect(picture?.url).toContain(`${getSiteOrigin()}/share/`);
    expect(picture?.alt).toBeTruthy();
  }
});
