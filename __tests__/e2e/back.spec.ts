import { contentIn } from '@/lib/content';
import { launchOptions } from '@/scripts/lib/browser-options';
import { expect, test } from './support/test';

const words = contentIn('en').interface;

// Playwright switches the back/forward cache off; visitors have it.
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

// Chromium brings the page back as it was left, with the menu open; nothing but script could close it. So the menu must
// work as if it had just been opened, and closed it must give the page back.
test('the menu can be closed after Back from one of its links, and the page is within reach', async ({ page }) => {
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

  const closer = page.getByRole('button', { name: words.closeMenu });
  if (await closer.isVisible()) {
    await closer.click();
  }
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();
});

test('Esc closes the menu after Back', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: words.fullScreenNavigation });
  await page.getByRole('button', { name: words.openMenu }).click();
  await menu.locator('a[href="/story"]').click();
  await expect(page).toHaveURL(/\/story$/);

  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/$/);
  await page.keyboard.press('Escape');

  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});
