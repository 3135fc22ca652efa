/** @jest-environment node */
import { newsCategories } from '@/lib/content/schemas/news';
import { countByCategory, readingMinutes } from '@/lib/news/news';

test.each([
  [0, 1],
  [90, 1],
  [299, 1],
  [300, 2],
  [1000, 5],
])('%d words take %d minutes', (words, minutes) => {
  expect(readingMinutes(words)).toBe(minutes);
});

test('counts the articles of every category, of one that has none too', () => {
  const [first, second] = newsCategories;
  const counts = countByCategory([{ category: second }, { category: second }]);

  expect(Object.keys(counts)).toEqual([...newsCategories]);
  expect([counts[first], counts[second]]).toEqual([0, 2]);
});
