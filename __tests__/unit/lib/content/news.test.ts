/** @jest-environment node */
import { getContent } from '@/lib/content';
import { newsCategories } from '@/lib/content/schemas/news';
import { computeReadingMinutes, listChips } from '@/lib/content/news';
import { fill } from '@/lib/language/fill';

test.each([
  ['en', 0, 1],
  ['en', 90, 1],
  ['en', 299, 1],
  ['en', 300, 2],
  ['en', 1000, 5],
  ['ta', 0, 1],
  ['ta', 300, 3],
] as const)('in %s, %d words take %d minutes', (language, words, minutes) => {
  expect(computeReadingMinutes(words, language)).toBe(minutes);
});

test('a filter has the categories with articles, and announces one article in the singular, and several in the plural', () => {
  const [first, second] = newsCategories;
  const { chips } = listChips([{ category: first }, { category: second }, { category: second }]);
  const { categories, filter } = getContent('en').pages.news;
  const announced = (form: string, category: (typeof newsCategories)[number], count: number) =>
    fill(form, { count, category: categories[category].toLowerCase() });

  expect(chips.slice(1).map(({ shown }) => shown)).toEqual([
    announced(filter.shown.one, first, 1),
    announced(filter.shown.other, second, 2),
  ]);
});
