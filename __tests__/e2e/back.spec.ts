import { words } from '@/content/interface';

import { launchOptions } from './support/launch';
import { expect, test } from './support/test';

// Playwright switches the back/forward cache off; visitors have it.
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('the page is within reach after Back from a link of the menu', async ({ page }) => {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  });
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: words.fullScreenNavigation });
  await page.getByRole('button', { name: words.openMenu }).click();
  await menu.locator('a[href="/story"]').click();
  await expect(page).toHaveURL(/\/story$/);

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);

    console.log(await page.evaluate(() => [document.documentElement.dataset.fromCache, document.querySelector('[popover]')?.matches(':popover-open')]));
});
