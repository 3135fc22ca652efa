import { shop } from '@/content/shop';
import { external } from '@/content/site';

import { expect, test } from './support/test';

const isStore = (url: string) => new URL(url).origin === external.store;

test.describe('/shop', () => {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('sends the browser to the store on load', async ({ page, outsideRequests }) => {
        await page.goto('/shop');

        await expect.poll(() => outsideRequests.filter(isStore)).toHaveLength(1);
      });
    });
  }

  test('arrives at the store', async ({ page }) => {
    await page.route(`${external.store}/**`, (route) => route.fulfill({ contentType: 'text/html', body: 'the store' }));
    await page.goto('/shop');

    await expect(page.getByText('the store')).toBeVisible();
    expect(isStore(page.url())).toBe(true);
  });

  test('says what happens, and leaves a link where the browser stays', async ({ page, outsideRequests }) => {
    await page.goto('/shop');
    await expect.poll(() => outsideRequests).not.toEqual([]);

    const main = page.getByRole('main');
    await expect(main.getByText(shop.notice)).toBeVisible();
    await expect(main.getByRole('link', { name: shop.link })).toHaveAttribute('href', external.store);
  });
});
