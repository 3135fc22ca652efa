import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

import { words } from '@/content/interface';

import { exportedPages, unknownPath } from './support/pages';
import { expect, tour as test, visit } from './support/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const widths = [390, 1440];
const themes = ['light', 'dark'] as const;

/** What axe finds wrong with the page as it stands, one line a place. */
async function violations(page: Page): Promise<string[]> {
  // Legacy mode spares a second page for every run; there are no frames to look into.
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).setLegacyMode().analyze();
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
}

for (const { path } of exportedPages) {
  test(`${path} is accessible in both themes, narrow and wide`, async ({ page }) => {
    await visit(page, path);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of themes) {
        await page.emulateMedia({ colorScheme });
        expect.soft(await violations(page), `${width} px, ${colorScheme}`).toEqual([]);
      }
    }
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
