import { expect, test, type Page } from '@playwright/test';

import { getContent } from '@/lib/content';
import { newsCategories, type NewsCategory } from '@/lib/content/schemas/news';
import { getCategorySlug } from '@/lib/content/news';
import { fill } from '@/lib/language/fill';

import { pageAt } from '../export/support/structured-data';
import { untilIdle } from './support/test';

const { filter, categories } = getContent('en').pages.news;

/** The categories in the exported list. */
const listed = pageAt('/news').elements.flatMap(({ attributes }) => attributes['data-category'] ?? []);
const total = listed.length;

const articles = (page: Page) => page.locator('[data-category]:visible');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: filter.label }).getByRole('link', { name });
const status = (page: Page) => page.locator('[data-island="news-filter"]').getByRole('status');

const shown = (count: number, category: NewsCategory) =>
  fill(count === 1 ? filter.shown.one : filter.shown.other, { count, category: categories[category].toLowerCase() });

const addressOf = (category: NewsCategory) => `/news?category=${getCategorySlug(category)}`;
const [first, second] = newsCategories;

/** Expects exactly the articles of the category. */
async function expectOnly(page: Page, category: NewsCategory) {
  const slug = getCategorySlug(category);
  const count = listed.filter((each) => each === slug).length;
  await expect(articles(page)).toHaveCount(count);
  await expect(page.locator(`[data-category="${slug}"]:visible`)).toHaveCount(count);
}

test('a chip filters in place, without a request, and Back and Forward follow', async ({ page }) => {
  test.skip(new Set(listed).size < 2, 'Articles have one category.');
  await page.goto('/news');
  await expect(articles(page)).toHaveCount(total);
  await untilIdle(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await chip(page, first).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(addressOf(second));
  await expectOnly(page, second);
  await expect(chip(page, second)).toBeFocused();
  await expect(chip(page, second)).toHaveAttribute('aria-current', 'true');
  await expect(status(page)).toHaveText(shown(await articles(page).count(), second));

  await chip(page, first).click();
  await expectOnly(page, first);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(second));
  await expectOnly(page, second);
  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(articles(page)).toHaveCount(total);
  await page.goForward();
  await expectOnly(page, second);
  // Lazy pictures and favicons are requested as usual.
  expect(requests.filter((url) => !/\/pictures\/|\/favicon/.test(url))).toEqual([]);
});

test('a category in the URL is kept after a reload, and on Back from an article', async ({ page }) => {
  test.skip(new Set(listed).size < 2, 'Articles have one category.');
  const category = newsCategories.findLast((each) => listed.includes(getCategorySlug(each))) ?? first;
  await page.goto(addressOf(category));
  await expectOnly(page, category);
  await expect(chip(page, category)).toHaveAttribute('aria-current', 'true');
  await page.reload();
  await expectOnly(page, category);

  await articles(page).first().getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/[\w-]+$/);
  await page.goBack();
  await expect(page).toHaveURL(addressOf(category));
  await expectOnly(page, category);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('all articles are shown, and no filter chips', async ({ page }) => {
    await page.goto(addressOf(first));

    await expect(articles(page)).toHaveCount(total);
    await expect(chip(page, first)).toBeHidden();
    await expect(status(page)).toBeHidden();
  });
});
