import type { Page } from '@playwright/test';

import budgets from '../../budgets.json' with { type: 'json' };
import { exportedPages } from '../export/support/pages';
import { expectPlanned } from './support/budget';
import { readToTheEnd } from './support/reading';
import { expect, tour as test, visit } from './support/test';

const { width, pages, withoutTarget } = budgets.heights;

/** Opens a page and reads it to the end, so that all its pictures are there. */
const open = async (page: Page, path: string) => {
  await page.setViewportSize({ width, height: 844 });
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  await readToTheEnd(page);
};

/** The longest way down a page on which there is nothing to tap, and where it begins. */
const longestWay = (page: Page) =>
  page.evaluate(() => {
    const spans = [...document.querySelectorAll('main a, main button, main summary, main input, footer a, header a')]
      .filter((target) => target.checkVisibility())
      .map((target) => target.getBoundingClientRect())
      .filter(({ height: tall }) => tall > 0)
      .map(({ top, bottom }) => ({ top: top + scrollY, bottom: bottom + scrollY }))
      .toSorted((one, other) => one.top - other.top);
    let reached = 0;
    let longest = { from: 0, length: 0 };
    for (const { top, bottom } of spans) {
      if (top - reached > longest.length) longest = { from: reached, length: top - reached };
      reached = Math.max(reached, bottom);
    }
    return longest;
  });

for (const [path, most] of Object.entries(pages)) {
  test(`${path} is not much longer on a phone than planned`, async ({ page }) => {
    await open(page, path);
    expectPlanned(await page.evaluate(() => document.documentElement.scrollHeight), most, `${path}, px`);
  });
}

for (const [path, most] of Object.entries(withoutTarget)) {
  test(`${path} always has something to tap within reach`, async ({ page }) => {
    await open(page, path);
    const { from, length } = await longestWay(page);
    expectPlanned(length, most, `${path}, px without anything to tap, from ${Math.round(from)} px on`);
  });
}

test('the footer unfolds on a phone, and lies open on a desk', async ({ page }) => {
  const path = exportedPages[0]?.path ?? '/';
  await open(page, path);
  const links = page.getByRole('contentinfo').locator('details a');
  await expect(links.first()).toBeHidden();
  await page.getByRole('contentinfo').locator('summary').first().click();
  await expect(links.first()).toBeVisible();

  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, path);
  await expect(links.last()).toBeVisible();
});
