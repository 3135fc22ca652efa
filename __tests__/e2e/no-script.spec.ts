import { contentIn } from '@/lib/content';
import { exportedPages, hasIsland } from '../export/support/pages';
import { expect, tour as test, visit } from './support/test';

test.use({ scripting: false });

// Every other page holds no script to do without.
for (const { path, language } of exportedPages.filter(hasIsland)) {
  const { interface: words } = contentIn(language);

  test(`${path} works with JavaScript off`, async ({ page }) => {
    // Wide enough for the main links in both languages.
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);

    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.mainNavigation, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    // A form that cannot be sent asks for nothing.
    await expect(page.locator('#form [data-island]')).toBeHidden();
  });
}

test('the menu opens, leads on and closes with JavaScript off', async ({ page }) => {
  const { interface: words } = contentIn('en');
  await page.setViewportSize({ width: 390, height: 800 });
  await visit(page, '/');
  const menu = page.getByRole('navigation', { name: words.fullScreenNavigation });

  await page.getByRole('button', { name: words.openMenu }).click();
  await expect(menu).toBeVisible();
  await page.getByRole('button', { name: words.closeMenu }).click();
  await expect(menu).toBeHidden();

  await page.getByRole('button', { name: words.openMenu }).click();
  await menu.locator('a[href="/story"]').click();
  await expect(page).toHaveURL(/\/story$/);
  await expect(menu).toBeHidden();
});
