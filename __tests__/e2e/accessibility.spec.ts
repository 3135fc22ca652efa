import { contentIn } from '@/lib/content';
import { inEveryLook, themes, violations } from './support/axe';
import { exportedPages, unknownPath } from '../export/support/pages';
import { expect, tour as test, visit } from './support/test';

const words = contentIn('en').interface;

for (const { path } of exportedPages) {
  test(`${path} is accessible in both themes, narrow and wide`, async ({ page }) => {
    await visit(page, path);

    await inEveryLook(page, async (look) => {
      expect.soft(await violations(page), look).toEqual([]);
    });
  });
}

for (const colorScheme of themes) {
  test(`the open menu is accessible, ${colorScheme}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 900 });
    await page.emulateMedia({ colorScheme });
    await visit(page, '/story');
    await page.getByRole('button', { name: words.openMenu }).click();
    await expect(page.getByRole('button', { name: words.closeMenu })).toBeVisible();

    expect(await violations(page)).toEqual([]);
  });
}

test('axe sees what is wrong', async ({ page }) => {
  await visit(page, unknownPath);
  await page.evaluate(() => document.querySelector('h1')?.remove());

  expect((await violations(page)).join()).toContain('page-has-heading-one');
});
