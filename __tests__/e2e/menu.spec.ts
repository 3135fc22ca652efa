import type { Page } from '@playwright/test';

import { getContent } from '@/lib/content';
import { listMenuRoutes } from '@/lib/pages/labels';

import { violations } from './support/axe';
import { expect, test } from './support/test';

const words = getContent('en').words.site;

test.use({ viewport: { width: 390, height: 800 } });

const parts = (page: Page) => ({
  opener: page.getByRole('button', { name: words.openMenu }),
  closer: page.getByRole('button', { name: words.closeMenu }),
  menu: page.getByRole('navigation', { name: words.fullScreenNavigation }),
});

test('covers the screen, has all menu links, and is not printed', async ({ page }) => {
  await page.goto('/story');
  const { opener, menu } = parts(page);
  await opener.click();

  const box = await page.locator('[popover]:popover-open').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 800 });
  const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(listMenuRoutes('menu', 'en'));
  await expect(
    page.getByRole('dialog').getByRole('link', { name: `${words.shopNow} ${words.opensInNewTab}` }),
  ).toHaveAttribute('target', '_blank');
  expect(await violations(page)).toEqual([]);

  await page.emulateMedia({ media: 'print' });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('opens with Enter, traps focus, closes with Esc, and restores focus', async ({ page }) => {
  await page.goto('/story');
  const { opener, menu } = parts(page);
  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();
  await expect(page.getByRole('main')).toBeHidden();

  const links = await page.locator('[popover] a, [popover] button').count();
  for (let stop = 0; stop < links + 3; stop += 1) {
    await page.keyboard.press('Tab');
    // When nothing in the page has focus, the browser's toolbar does.
    const isBehind = await page.evaluate(() => !document.activeElement?.matches('body, [popover] *'));
    expect(isBehind, `after ${stop + 1} Tabs`).toBe(false);
  }

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('a link to the current page closes it', async ({ page }) => {
  await page.goto('/story');
  const { opener, menu } = parts(page);
  await opener.click();
  await menu.locator('a[href="/story"]').click();

  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('opens, navigates and closes', async ({ page }) => {
    await page.goto('/');
    const { opener, closer, menu } = parts(page);
    await opener.click();
    await expect(menu).toBeVisible();
    await closer.click();
    await expect(menu).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await menu.locator('a[href="/story"]').click();
    await expect(page).toHaveURL(/\/story$/);
    await expect(menu).toBeHidden();
  });
});
