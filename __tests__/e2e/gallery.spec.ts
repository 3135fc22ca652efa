import type { Page } from '@playwright/test';

import { contentIn } from '@/lib/content';
import type { GalleryPicture } from '@/lib/gallery/gallery';

import { expect, test } from './support/test';

const { gallery, pages } = contentIn('en');
const { words } = pages.gallery;
const [first, second] = gallery as readonly [GalleryPicture, GalleryPicture];
const last = gallery.at(-1) ?? first;

const smallPicture = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole('main').getByRole('link', { name: new RegExp(`^${title}`) });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The addresses of large pictures that a page asks for from now on. */
function largeOnes(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/-natural-/.test(request.url())) asked.push(request.url());
  });
  return asked;
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('a picture opens large by keyboard, and no large one loads before', async ({ page }) => {
      const large = largeOnes(page);
      await page.goto('/gallery', { waitUntil: 'networkidle' });
      expect(large).toEqual([]);

      await smallPicture(page, first).focus();
      await page.keyboard.press('Enter');

      await expect(page).toHaveURL(new RegExp(`/gallery/${first.id}#`));
      await expect(heading(page)).toHaveText(first.title);
      await expect(page.getByRole('main').getByRole('img')).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(large).toHaveLength(1);
    });

    test('Next and Previous follow the keyboard, two keys from one picture to the next', async ({ page }) => {
      await page.goto('/gallery');
      await smallPicture(page, first).press('Enter');
      await expect(heading(page)).toHaveText(first.title);

      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(heading(page)).toHaveText(last.title);

      for (const { title } of [first, second]) {
        await page.keyboard.press('Tab');
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(heading(page)).toHaveText(title);
      }

      await page.getByRole('link', { name: words.all }).press('Enter');
      await expect(page).toHaveURL('/gallery');
    });
  });
}

test('the steps say what they are', async ({ page }) => {
  await page.goto(`/gallery/${first.id}`);

  await expect(page.locator('a[rel=prev]')).toHaveAttribute('href', new RegExp(`^/gallery/${last.id}#`));
  await expect(page.locator('a[rel=next]')).toHaveAttribute('href', new RegExp(`^/gallery/${second.id}#`));
});

test('on paper are all the small pictures, or the large one with its caption and no chrome', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/gallery');
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(gallery.length);

  await page.goto(`/gallery/${second.id}`);
  await expect(page.getByRole('main').getByRole('img')).toHaveCount(1);
  await expect(page.getByText(second.caption)).toBeVisible();
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
});

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test(`the whole picture is seen at once at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/gallery');
    await smallPicture(page, first).press('Enter');
    await expect(heading(page)).toHaveText(first.title);

    await expect(page.getByRole('main').getByRole('img')).toBeInViewport({ ratio: 1 });
  });
}
