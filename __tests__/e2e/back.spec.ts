import type { Page } from '@playwright/test';

import { getContent } from '@/lib/content';
import { launchOptions } from '@/scripts/lib/browser-options';
import { fillIn, stored, submitButton, thanks, typed } from './forms/form';
import { expect, test } from './support/test';

const words = getContent('en').words.site;

// Playwright disables the back/forward cache, which visitors have.
test.use({
  viewport: { width: 390, height: 800 },
  launchOptions: { ...launchOptions, ignoreDefaultArgs: ['--disable-back-forward-cache'] },
});

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    // A lookup that never settles.
    window.fetch = () => new Promise(() => {});
    window.addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset.fromCache = String(persisted);
    });
  }),
);

async function goBack(page: Page, path: string): Promise<void> {
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(path);
  await expect(page.locator('html')).toHaveAttribute('data-from-cache', 'true');
}

test('Back after a menu link shows the page without the menu', async ({ page }) => {
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: words.fullScreenNavigation });
  await page.getByRole('button', { name: words.openMenu }).click();
  await menu.locator('a[href="/story"]').click();
  await expect(page).toHaveURL('/story');

  await goBack(page, '/');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('main').getByRole('link').first().focus();
  await expect(page.getByRole('main').getByRole('link').first()).toBeFocused();

  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(menu).toBeVisible();
});

test('Back after leaving a pending submission shows an enabled form, and the record is stored', async ({ page }) => {
  await page.goto('/contact');
  await expect(submitButton(page)).toBeEnabled();
  await fillIn(page);
  await page.goto('/story');
  await goBack(page, '/contact');
  await expect(page.locator('[name=message]')).toHaveValue(typed.message);

  await submitButton(page).click();
  await expect(submitButton(page)).toBeDisabled();
  await page.goto('/story');
  await goBack(page, '/contact');
  await expect(thanks(page)).toBeVisible();
  expect(await stored(page)).toHaveLength(1);
});
