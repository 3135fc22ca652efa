/** @jest-environment node */
import { readFile } from 'node:fs/promises';

import { newsCategories } from '@/content/news-categories';
import { articleSlugs, countByCategory, countWords, loadArticles, newestFirst, readingMinutes } from '@/lib/news';

test('counts the words a reader reads', () => {
  const source =
    '---\ntitle: Five words that do not count\n---\n\n## She waits\n\nThe *makers’* [page](/about) is new.\n';

  expect(countWords(source)).toBe(7);
});

test.each([
  [0, 1],
  [90, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test('sorts by day, the newest first, and within a day by title', () => {
  const items = [
    { title: 'B', date: '2026-01-01' },
    { title: 'A', date: '2025-12-31' },
    { title: 'A', date: '2026-01-01' },
  ];

  expect(newestFirst(items)).toEqual([items[2], items[0], items[1]]);
});

test('every category has articles, six or more in all, each of 250 to 500 words', async () => {
  const articles = await loadArticles();
  const sources = await Promise.all((await articleSlugs()).map((slug) => readFile(`content/news/${slug}.mdx`, 'utf8')));

  expect(articles.length).toBeGreaterThanOrEqual(6);
  expect(Object.entries(countByCategory(articles)).filter(([, count]) => count === 0)).toEqual([]);
  expect(Object.keys(countByCategory(articles))).toEqual([...newsCategories]);
  expect(Math.min(...sources.map(countWords))).toBeGreaterThanOrEqual(250);
  expect(Math.max(...sources.map(countWords))).toBeLessThanOrEqual(500);
});

test('an article leads to its own page and knows how long it takes', async () => {
  const articles = await loadArticles();

  expect(articles.map(({ link }) => link)).toEqual(articles.map(({ slug }) => `/news/${slug}`));
  expect(articles.every(({ minutes }) => minutes >= 1)).toBe(true);
  expect(articles).toEqual(newestFirst(articles));
});
