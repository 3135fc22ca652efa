import { breadcrumbs } from '@/lib/breadcrumbs';
import { contentIn } from '@/lib/content';
import { trailNames } from '@/lib/pages';
import { movedPaths } from '@/lib/redirects';

import { expect, test } from './support/test';

const { notFound } = contentIn('en');

test.describe('an address that does not exist', () => {
  test('answers with status 404 and the page that says so', async ({ page }) => {
    for (const path of ['/nothing', '/news/nothing', '/story/deeper', '/Story', '/404']) {
      const response = await page.goto(path);

      expect(response?.status(), path).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFound.title);
    }
  });

  test('Go Back returns to the page before', async ({ page }) => {
    await page.goto('/story');
    await page.goto('/nothing');

    await page.getByRole('button', { name: notFound.goBack }).click();

    await expect(page).toHaveURL(/\/story$/);
  });

  test('Go Back leads Home when there is no page before', async ({ context }) => {
    const page = await context.newPage();
    // A tab that begins at the address, as from a message.
    await page.goto('/nothing');
    await page.evaluate(() => window.history.length);

    await page.getByRole('button', { name: notFound.goBack }).click();

    await expect(page).not.toHaveURL(/nothing/);
  });

  test('Go Home and the shortcuts lead where they say', async ({ page }) => {
    await page.goto('/nothing');
    const main = page.getByRole('main');

    await expect(main.getByRole('link', { name: notFound.goHome.label })).toHaveAttribute('href', notFound.goHome.href);
    for (const { label, href } of notFound.shortcuts.links) {
      await expect(main.getByRole('link', { name: label })).toHaveAttribute('href', href);
    }
  });
});

test('an address that does not exist shows the trail that was asked for', async ({ page }) => {
  const asked = '/hub/no-such-hub';
  await page.goto(asked);

  const crumbs = page.getByRole('navigation', { name: contentIn('en').interface.breadcrumb }).getByRole('listitem');
  await expect(crumbs).toHaveText(breadcrumbs(asked, trailNames('en')).map(({ label }) => label));
});

test('an address that goes by another name is answered with its page', async ({ page }) => {
  const [moved] = movedPaths(contentIn('en'));
  if (!moved) throw new Error('No path has another name.');
  await page.goto(moved.from);

  await expect(page.getByRole('status').getByRole('link')).toHaveAttribute('href', moved.to);
});
