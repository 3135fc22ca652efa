/** @jest-environment node */
import { routes } from '@/lib/routes';
import { contentFilesOf, lastChangeOf } from '@/build/discovery/last-changed';

import { exampleOf, idOf } from '@/__tests__/unit/support/content';

const onOneDay = () => '2025-05-05';
const [article, mentor, hub] = [exampleOf('news'), exampleOf('mentors'), exampleOf('hubs')];

test.each(Object.keys(routes))('%s is made of content of its own, and not of that of every page', (path) => {
  const files = contentFilesOf(path);

  expect(files).not.toEqual([]);
  expect(files.filter((file) => file.startsWith('content/site/'))).toEqual([]);
  expect(files.filter((file) => contentFilesOf('/faq').includes(file))).toEqual(path === '/faq' ? files : []);
});

test('an item is made of its own file alone, in the language of the page', () => {
  expect(contentFilesOf(`/news/${idOf(article)}`)).toEqual([`content/${article}`]);
  expect(contentFilesOf(`/mentor/${idOf(mentor)}`)).toEqual([`content/${mentor}`]);
  expect(contentFilesOf(`/hub/${idOf(hub)}`)).toEqual([`content/${hub}`]);
});

test('each page of a list is made of all that the list shows', () => {
  expect(contentFilesOf('/news')).toContain(`content/${article}`);
  expect(contentFilesOf('/news')).toContain('content/pages/news.yaml');
  expect(contentFilesOf('/news/page/2')).toEqual(contentFilesOf('/news'));
});

test('the front page of another language is made of its own words', () => {
  expect(contentFilesOf('/ta')).toEqual(
    expect.arrayContaining(['content/pages/welcome.yaml', 'content/pages/welcome.ta.yaml']),
  );
});

test.each([`/news/${idOf(article)}`, '/privacy'])('%s tells the day in its head, whatever its history', (path) => {
  expect(lastChangeOf(path, onOneDay)).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(lastChangeOf(path, onOneDay)).not.toBe(onOneDay());
});

test('any other page changed when the last of its files did', () => {
  const [last] = contentFilesOf('/timeline');
  const history = (file: string) => (file === last ? '2026-07-08' : '2026-01-01');

  expect(lastChangeOf('/timeline', history)).toBe('2026-07-08');
});

test('where one file is not known, the page claims no day', () => {
  const [unknown] = contentFilesOf('/timeline');

  expect(lastChangeOf('/timeline', (file) => (file === unknown ? undefined : '2026-01-01'))).toBeUndefined();
});
