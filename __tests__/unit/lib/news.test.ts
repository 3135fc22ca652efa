/** @jest-environment node */
import { newsCategories } from '@/content/news-categories';
import { countByCategory, countWords, loadArticles, newestFirst, readingMinutes } from '@/lib/news';

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

test('counts the articles of every category, of one that has none too', () => {
  const [first, second] = newsCategories;
  const counts = countByCategory([{ category: second }, { category: second }]);

  expect(Object.keys(counts)).toEqual([...newsCategories]);
  expect([counts[first], counts[second]]).toEqual([0, 2]);
});

test('an article leads to its own page and knows how long it takes', async () => {
  const articles = await loadArticles();

  expect(articles.map(({ link }) => link)).toEqual(articles.map(({ slug }) => `/news/${slug}`));
  expect(articles.every(({ minutes }) => minutes >= 1)).toBe(true);
  expect(articles).toEqual(newestFirst(articles));
});
