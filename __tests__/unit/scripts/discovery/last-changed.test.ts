/** @jest-environment node */
import { PAGE_SIZE } from '@/lib/paging';
import { lastChangeOf } from '@/scripts/discovery/last-changed';
import { pageFileOf, sourcesOf } from '@/scripts/discovery/sources';

const articles = [
  { id: 'a', date: '2026-02-01' },
  { id: 'b', date: '2026-01-01', updated: '2026-03-01' },
] as const;

const onOneDay = () => '2025-05-05';

test('finds the file of a page, made from a collection or not', () => {
  expect(pageFileOf('/')).toBe('app/page.tsx');
  expect(pageFileOf('/privacy/your-data')).toBe('app/privacy/your-data/page.tsx');
  expect(pageFileOf('/hub/weaving-madurai')).toBe('app/hub/[hub]/page.tsx');
  expect(() => pageFileOf('/nowhere')).toThrow(/No file below app\/ is the page \/nowhere/);
});

test('a page is made of its own content, and not of what every page wears', () => {
  expect(sourcesOf('/faq')).toEqual(expect.arrayContaining(['app/faq/page.tsx', 'content/faq.ts']));
  // Taken in by a part of the page.
  expect(sourcesOf('/contact')).toContain('content/forms/contact.ts');
  for (const path of ['/faq', '/story', '/events']) {
    expect(sourcesOf(path)).not.toEqual(expect.arrayContaining(['content/site.ts']));
    expect(sourcesOf(path)).not.toEqual(expect.arrayContaining(['content/routes.ts']));
  }
  expect(sourcesOf('/faq')).not.toContain('content/story.ts');
});

test('what every page shares counts for the page whose own text it is', () => {
  expect(sourcesOf('/sitemap')).toContain('content/routes.ts');
  expect(sourcesOf('/contact')).toContain('content/site.ts');
  expect(sourcesOf('/contact')).not.toContain('content/routes.ts');
});

test('an article tells its own day, and the list that of the one changed last', () => {
  expect(lastChangeOf('/news/a', articles, onOneDay)).toBe('2026-02-01');
  expect(lastChangeOf('/news', articles, onOneDay)).toBe('2026-03-01');
});

test('a later page of the news tells when it was last changed or moved by a new article', () => {
  // Corrected later, on the first page.
  const newer = Array.from({ length: PAGE_SIZE }, () => ({ ...articles[0], updated: '2026-04-01' }));
  const day = (oldest: { date: string; updated?: string }) =>
    lastChangeOf('/news/page/2', [...newer, { id: 'old', ...oldest }], onOneDay);

  expect(day({ date: '2025-01-01' })).toBe('2026-02-01');
  expect(day({ date: '2025-01-01', updated: '2026-03-01' })).toBe('2026-03-01');
});

test('a policy tells the day in its head', () => {
  expect(lastChangeOf('/privacy', articles, onOneDay)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(lastChangeOf('/privacy', articles, onOneDay)).not.toBe(onOneDay());
});

test('any other page changed when the last of its files did', () => {
  const history = (file: string) => (file === 'content/faq.ts' ? '2026-07-08' : '2026-01-01');

  expect(lastChangeOf('/faq', articles, history)).toBe('2026-07-08');
});

test('where one file is not known, the page claims no day', () => {
  const history = (file: string) => (file === 'content/faq.ts' ? undefined : '2026-01-01');

  expect(lastChangeOf('/faq', articles, history)).toBeUndefined();
});
