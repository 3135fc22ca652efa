import type { Page } from '@playwright/test';

import { contentIn } from '@/lib/content';
import { languages, rootOf } from '@/lib/languages';
import { routesIn } from '@/lib/routes';

import { violations } from './support/axe';
import { expect, tour as test, visit } from './support/test';

const words = contentIn('en').interface;

test.beforeEach(({ page }) => page.setViewportSize({ width: 390, height: 800 }));

const parts = (page: Page) => ({
  opener: page.getByRole('button', { name: words.openMenu }),
  closer: page.getByRole('button', { name: words.closeMenu }),
  menu: page.getByRole('navigation', { name: words.fullScreenNavigation }),
});

/** Whether the focused element is in the menu; nothing focused is the browser's own bar. */
const focusIsBehind = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    return focused !== null && focused !== document.body && focused.closest('[popover]') === null;
  });

test('opens by Enter, closes by Esc, and gives the focus back', async ({ page }) => {
  await page.goto('/story');
  const { opener, menu } = parts(page);

  await opener.focus();
  await page.keyboard.press('Enter');
  await expect(menu).toBeVisible();

  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('closes by its button, and gives the focus back', async ({ page }) => {
  await page.goto('/story');
  const { opener, closer, menu } = parts(page);

  await opener.click();
  await closer.click();

  await expect(menu).toBeHidden();
  await expect(opener).toBeFocused();
});

test('covers the screen and shows every link of the menu', async ({ page }) => {
  await page.goto('/story');
  const { opener, menu } = parts(page);
  await opener.click();

  const box = await page.locator('[popover]:popover-open').boundingBox();
  expect(box).toEqual({ x: 0, y: 0, width: 390, height: 800 });

  const hrefs = await menu.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(routesIn('menu'));
  await expect(
    page.getByRole('dialog').getByRole('link', { name: `${words.shopNow} ${words.opensInNewTab}` }),
  ).toHaveAttribute('target', '_blank');
});

test('what is behind cannot be reached while it is open', async ({ page }) => {
  await page.goto('/story');
  const { opener } = parts(page);
  await opener.focus();
  await page.keyboard.press('Enter');

  const links = await page.locator('[popover] a, [popover] button').count();
  for (let stop = 0; stop < links + 3; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await focusIsBehind(page), `after ${stop + 1} Tabs`).toBe(false);
  }
  await expect(page.getByRole('main')).toBeHidden();
});

test('a link to the very page closes it too', async ({ page }) => {
  await page.goto('/story');
  const { opener, menu } = parts(page);
  await opener.click();

  await menu.locator('a[href="/story"]').click();

  await expect(menu).toBeHidden();
  await expect(page.getByRole('main')).toBeVisible();
});

for (const path of languages.map((language) => rootOf(language) || '/')) {
  test(`${path} shows its links in the bar from a width on at which they fit into one line`, async ({ page }) => {
    await visit(page, path);
    const nav = page.locator('header nav');
    let [tooNarrow, width] = [390, 1920];
    while (width - tooNarrow > 1) {
      const between = Math.floor((tooNarrow + width) / 2);
      await page.setViewportSize({ width: between, height: 800 });
      if (await nav.isVisible()) width = between;
      else tooNarrow = between;
    }
    await page.setViewportSize({ width, height: 800 });
    // In a longer language they have a line of their own.
    const row = await page.locator('header nav a').evaluateAll((elements) =>
      elements
        .map((part) => part.getBoundingClientRect())
        .filter((box) => box.width > 0)
        .map(({ left, right }) => ({ left, right }))
        .toSorted((one, other) => one.left - other.left),
    );
    expect(row).toHaveLength(routesIn('header').length);
    for (const [index, { right }] of row.entries()) {
      expect(right).toBeLessThanOrEqual((row[index + 1]?.left ?? width) + 0.5);
    }
  });
}

test('the open menu is accessible, in both themes', async ({ page }) => {
  await visit(page, '/story');
  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(page.getByRole('button', { name: words.closeMenu })).toBeVisible();

  expect(await violations(page)).toEqual([]);
});

test('on paper the page shows, also when the menu is open', async ({ page }) => {
  await page.goto('/story');
  const { opener, menu } = parts(page);
  await opener.click();
  await expect(menu).toBeVisible();
  await page.emulateMedia({ media: 'print' });

  await expect(menu).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
