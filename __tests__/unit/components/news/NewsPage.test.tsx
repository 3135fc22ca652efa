import { render } from '@testing-library/react';

import { NewsPage } from '@/components/news/NewsPage';
import type { Content } from '@/lib/content';
import type * as Site from '../../support/site';

const mockNews: Content['news'][number][] = [];
jest.mock('@/lib/content/generated/content.json', () => ({
  __esModule: true,
  get default() {
    return { en: { ...jest.requireActual<typeof Site>('../../support/site').default.en, news: mockNews } };
  },
}));
jest.mock('@/lib/content/generated/pictures.json', () => jest.requireActual<object>('../../support/pictures'));

const { news } = jest.requireActual<typeof Site>('../../support/site').default.en;
const [first] = news;

test.each([
  ['one category', ['Impact'], false],
  ['two categories', ['Impact', 'Awards'], true],
] as const)('articles of %s: a filter is shown if there is a choice', (_, categories, isFiltered) => {
  const articles = categories.flatMap((category) => (first ? [{ ...first, id: category, category }] : []));
  mockNews.splice(0, mockNews.length, ...articles);
  const { container } = render(<NewsPage />);

  expect(container.querySelectorAll('#articles > li')).toHaveLength(categories.length);
  expect(container.querySelector('[data-island="news-filter"]') !== null).toBe(isFiltered);
});
