import { expect, test, type Page } from '@playwright/test';

import { filterWords, newsCategories } from '../../content/news-categories';

const articles = (page: Page) => page.locator('[data-category]:visible');
const chip = (page: Page, name: string) =>
  page.getByRole('navigation', { name: filterWords.label }).getByRole('link', { name });
const total = async (page: Page) => page.locator('[data-category]').count();

test('a chip filters in place, without a request, and Back and Forward follow', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  const all = await total(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));

  await chip(page, 'Impact').click();

  await expect(page).toHaveURL('/news?category=impact');
  await expect(articles(page)).toHaveCount(1);
  await expect(chip(page, 'Impact')).toHaveAttribute('aria-current', 'true');
  await expect(page.locator('[data-island="news-filter"]').getByRole('status')).toHaveText(
    filterWords.shown(1, 'Impact'),
  );

  await chip(page, 'Awards').click();
  await page.goBack();
  await expect(page).toHaveURL('/news?category=impact');
  await expect(articles(page)).toHaveAttribute('data-category', 'impact');

  await page.goBack();
  await expect(page).toHaveURL('/news');
  await expect(articles(page)).toHaveCount(all);

  await page.goForward();
  await expect(articles(page)).toHaveCount(1);
  // The pictures that come into view are loaded, and browsers look for the icon of each address.
  expect(requests.filter((url) => !/\/pictures\/|\/favicon/.test(url))).toEqual([]);
});

test('the keyboard chooses, and keeps its place', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });

  await chip(page, 'Awards').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/news?category=expansion');
  await expect(chip(page, 'Expansion')).toBeFocused();
  await expect(articles(page)).toHaveCount(1);
});

for (const category of newsCategories) {
  test(`an address that asks for ${category} shows it, also after a reload`, async ({ page }) => {
    const address = `/news?category=${category.toLowerCase()}`;
    await page.goto(address);
    await expect(articles(page)).toHaveCount(1);

    await page.reload();
    await expect(articles(page)).toHaveCount(1);
    await expect(chip(page, category)).toHaveAttribute('aria-current', 'true');
  });
}

test('an address that asks for an unknown category shows everything', async ({ page }) => {
  await page.goto('/news?category=gossip', { waitUntil: 'networkidle' });

  await expect(articles(page)).toHaveCount(await total(page));
  await expect(chip(page, filterWords.all)).toHaveAttribute('aria-current', 'true');
});

test('coming back from an article keeps the choice', async ({ page }) => {
  await page.goto('/news', { waitUntil: 'networkidle' });
  await chip(page, 'Innovation').click();
  await articles(page).getByRole('link').click();
  await expect(page).toHaveURL(/\/news\/[a-z-]+$/);

  await page.goBack();

  await expect(page).toHaveURL('/news?category=innovation');
  await expect(articles(page)).toHaveCount(1);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('every article is shown, and no chip that could do nothing', async ({ page }) => {
    await page.goto('/news?category=awards');

    await expect(articles(page)).toHaveCount(await total(page));
    await expect(chip(page, 'Awards')).toBeHidden();
    await expect(page.locator('[data-island="news-filter"]').getByRole('status')).toBeHidden();
  });
});
