import { contentIn } from '@/lib/content';
import { launchOptions } from '@/scripts/lib/browser-options';
import { expect, test } from './support/test';

const words = contentIn('en').interface;

// Playwright switches the back/forward cache off; visitors have it.
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test('Back from a link of the menu shows the page, not the menu', async ({ page }) => {
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
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(menu).toBeVisible();
});
