import type { Page } from '@playwright/test';

import { contentIn } from '@/lib/content';

import { expect, test, visit } from './support/test';

const { enterprise, pages } = contentIn('en');
const { external } = enterprise;
const { shop } = pages;

/** Every time the browser sets out for the store. */
function departures(page: Page): string[] {
  const urls: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin === external.store) {
      urls.push(request.url());
    }
  });
  return urls;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'with JavaScript off', () => {
    test.use({ javaScriptEnabled });

    test('/shop sends the browser to the store on load, once', async ({ page }) => {
      const sent = departures(page);
      await visit(page, '/shop');

      await expect.poll(() => sent).toEqual([`${external.store}/`]);
    });
  });
}

test('/shop arrives at the store', async ({ page }) => {
  await page.route(`${external.store}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'the store' }));
  await page.goto('/shop');

  await expect(page.getByText('the store')).toBeVisible();
  expect(new URL(page.url()).origin).toBe(external.store);
});

test('/shop says what happens, and leaves a link where the browser stays', async ({ page }) => {
  const sent = departures(page);
  await visit(page, '/shop');
  await expect.poll(() => sent).not.toEqual([]);

  const main = page.getByRole('main');
  await expect(main.getByText(shop.notice)).toBeVisible();
  await expect(main.getByRole('link', { name: shop.link })).toHaveAttribute('href', external.store);
});
