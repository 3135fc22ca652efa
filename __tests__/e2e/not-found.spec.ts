import { buildBreadcrumbs } from '@/lib/routes/breadcrumbs';
import { getContent } from '@/lib/content';
import { getTrailNames } from '@/lib/pages/labels';
import { listMovedPaths } from '@/lib/pages/redirects';

import { expect, test } from './support/test';

const { notFound } = getContent('en');
const words = getContent('en').words.site;

test('an unknown path has status 404, a message, and breadcrumbs of the requested path', async ({ page }) => {
  for (const path of ['/nothing', '/news/nothing', '/story/deeper', '/Story', '/404']) {
    const response = await page.goto(path);

    expect(response?.status(), path).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    const crumbs = page.getByRole('navigation', { name: words.breadcrumb }).getByRole('listitem');
    await expect(crumbs).toHaveText(buildBreadcrumbs(path, getTrailNames('en')).map(({ label }) => label));
  }
  const main = page.getByRole('main');
  for (const { label, href } of [notFound.goHome, ...notFound.shortcuts.links]) {
    await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
  }
});

test('Go Back returns to the previous page, or to Home if there is none', async ({ page }) => {
  await page.goto('/nothing');
  await page.getByRole('button', { name: notFound.goBack }).click();
  await expect(page).not.toHaveURL(/nothing/);

  await page.goto('/story');
  await page.goto('/nothing');
  await page.getByRole('button', { name: notFound.goBack }).click();
  await expect(page).toHaveURL(/\/story$/);
});

test('a path with a known alternative suggests its page', async ({ page }) => {
  const [moved] = listMovedPaths(getContent('en'));
  if (!moved) throw new Error('No path has another name.');
  await page.goto(moved.from);

  await expect(page.locator('[data-island=not-found-suggestion]').getByRole('link')).toHaveAttribute('href', moved.to);
});
