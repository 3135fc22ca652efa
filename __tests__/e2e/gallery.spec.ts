import type { Page } from '@playwright/test';

import { contentIn } from '@/lib/content';
import type { GalleryPicture } from '@/lib/gallery/gallery';

import { expect, tour as test } from './support/test';

const { gallery, hubs, pages } = contentIn('en');
const { words } = pages.gallery;
const [first, second] = gallery as readonly [GalleryPicture, GalleryPicture];
const last = gallery.at(-1) ?? first;
// Pieces of a hub that is still planned are not in the store.
const sold = gallery.find(({ hub }) => hubs.some(({ id, status }) => id === hub && status !== 'Planned')) ?? first;

const wall = (page: Page, { title }: Pick<GalleryPicture, 'title'>) =>
  page.getByRole('main').getByRole('link').filter({ hasText: title });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const steps = (page: Page) => page.getByRole('navigation', { name: words.steps }).getByRole('link');

test('a craft opens by keyboard, and its steps lead to the one before and the one after', async ({ page }) => {
  await page.goto('/gallery');
  await wall(page, first).press('Enter');
  await expect(heading(page)).toHaveText(first.title);
  await expect(page.getByText(first.text)).toBeVisible();

  await steps(page).first().press('Enter');
  await expect(heading(page)).toHaveText(last.title);

  for (const { title } of [first, second]) {
    await steps(page).last().press('Enter');
    await expect(heading(page)).toHaveText(title);
  }
});

test('a piece that a computer drew says so beside it', async ({ page }) => {
  await page.goto(`/gallery/${first.id}`);

  await expect(page.getByRole('main').getByRole('figure').locator('figcaption')).not.toBeEmpty();
});

test('a page leads to the store, and can be sent to someone by a link', async ({ page }) => {
  await page.goto(`/gallery/${sold.id}`);

  await expect(page.getByRole('main').locator(`a[href="${words.shop.href}"]`)).toBeVisible();
  for (const [scheme, sent] of [
    ['https://wa.me/?text=', sold.id],
    ['mailto:?subject=', sold.id],
  ] as const) {
    await expect(page.getByRole('main').locator(`a[href^="${scheme}"]`)).toHaveAttribute('href', new RegExp(sent));
  }
});

test('on paper are all the drawings, and on its page the one with its words', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/gallery');
  for (const { title } of gallery) await expect(wall(page, { title }).getByRole('img')).toBeVisible();

  await page.goto(`/gallery/${second.id}`);
  await expect(page.getByText(second.text)).toBeVisible();
  await expect(steps(page).first()).toBeHidden();
});
