/** @jest-environment node */
import { listPage, listPagePath, listPageParams, PAGE_SIZE, pagesNear } from '@/lib/paging';

const items = (count: number) => Array.from({ length: count }, (_, index) => index);

test('a list that fits is one page, under its own address', () => {
  for (const count of [0, 1, PAGE_SIZE]) {
    expect(listPage('/news', items(count), 1)).toMatchObject({ items: items(count), pages: 1 });
    expect(listPageParams(count)).toEqual([{ page: '1' }]);
  }
  expect(listPagePath('/news', 1)).toBe('/news');
});

test('a longer one goes on; its pages hold every item once, in order', () => {
  const all = items(2 * PAGE_SIZE + 1);
  const pages = listPageParams(all.length).map(({ page }) => listPage('/news', all, Number(page)));

  expect(pages.map(({ items: shown }) => shown.length)).toEqual([PAGE_SIZE, PAGE_SIZE, 1]);
  expect(pages.flatMap(({ items: shown }) => shown)).toEqual(all);
  expect(listPagePath('/news', 3)).toBe('/news/page/3');
});

test.each([0, 3, 1.5, Number.NaN])('has no page %p of two', (number) => {
  expect(() => listPage('/news', items(PAGE_SIZE + 1), number)).toThrow(RangeError);
});

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
])('from page %i of %i leads to %j', (number, pages, near) => {
  expect(pagesNear(number, pages)).toEqual(near);
});

test('every page can be reached from the first, page by page', () => {
  const reached = new Set([1]);
  for (const number of reached) {
    for (const near of pagesNear(number, 50)) if (near !== 'gap') reached.add(near);
  }
  expect(reached.size).toBe(50);
});
