/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { siteOrigin } from '@/lib/env';
import { pageWords } from '@/lib/pages';
import { routeAt, routePaths } from '@/lib/routes';
import { absoluteUrl, itemMetadata, pageMetadata } from '@/lib/metadata';

const indexed = routePaths.filter((path) => !routeAt(path).hidden);

test('a page in two languages lists both versions, and English as x-default', () => {
  const english = pageMetadata('/creator', 'en').alternates;
  const tamil = pageMetadata('/creator', 'ta').alternates;
  const versions = {
    'en-IN': absoluteUrl('/creator'),
    'ta-IN': absoluteUrl('/ta/creator'),
    'x-default': absoluteUrl('/creator'),
  };

  expect(english).toMatchObject({ canonical: absoluteUrl('/creator'), languages: versions });
  expect(tamil).toMatchObject({ canonical: absoluteUrl('/ta/creator'), languages: versions });
  expect(pageMetadata('/', 'ta')).toMatchObject({
    alternates: { canonical: absoluteUrl('/ta') },
    openGraph: {
      url: absoluteUrl('/ta'),
      locale: 'ta_IN',
      alternateLocale: expect.arrayContaining(['en_IN']) as unknown,
    },
  });
  expect(pageMetadata('/x', 'en').alternates).not.toHaveProperty('languages');
});

test('only the root URL has a trailing slash', () => {
  expect(absoluteUrl('/')).toBe(`${siteOrigin()}/`);
  expect(absoluteUrl('/story')).toBe(`${siteOrigin()}/story`);
});

test('titles contain the site name', () => {
  const titles = routePaths.map((path) => pageMetadata(path).title);

  expect(titles.filter((title) => !JSON.stringify(title).includes(contentIn('en').enterprise.name))).toEqual([]);
});

test('an item page has its own metadata', () => {
  const metadata = itemMetadata('/news/first-award', 'A first award', 'What the judges saw.');

  expect(metadata).toMatchObject({
    title: `A first award | ${contentIn('en').enterprise.name}`,
    description: 'What the judges saw.',
    alternates: { canonical: absoluteUrl('/news/first-award') },
    openGraph: { url: absoluteUrl('/news/first-award') },
  });
});

test('every page except Home has a search title', () => {
  const without = indexed.filter((path) => path !== '/' && pageWords(path, 'en').searchTitle === undefined);

  expect(without).toEqual([]);
  expect(JSON.stringify(pageMetadata('/b2b').title)).toContain(pageWords('/b2b', 'en').searchTitle);
});
