import { expect, test, type Page } from '@playwright/test';

import { gallery } from '../../content/gallery';

const [first, second, , , , last] = gallery.pictures;

const smallPicture = (page: Page, { title }: { readonly title: string }) =>
  page.getByRole('link', { name: new RegExp(`^${title}`) });

test('a picture opens large by keyboard, and is not loaded before', async ({ page }) => {
  const large: string[] = [];
  page.on('request', (request) => {
    if (/-natural-/.test(request.url())) large.push(request.url());
  });
  await page.goto('/gallery', { waitUntil: 'networkidle' });
  expect(large).toEqual([]);

  await smallPicture(page, first).focus();
  await page.keyboard.press('Enter');

  const shown = page.getByRole('region', { name: first.title });
  await expect(page).toHaveURL(`/gallery#picture-${first.id}`);
  await expect(shown).toBeFocused();
  await expect(shown.getByRole('img')).toBeVisible();
  await expect.poll(() => large.length).toBe(1);
});

test('what is behind a large picture can be neither seen nor reached', async ({ page }) => {
  await page.goto(`/gallery#picture-${first.id}`);

  await expect(page.getByRole('img')).toHaveCount(1);
  await expect(page.getByRole('heading')).toHaveCount(1);
  await expect(page.getByRole('link')).toHaveCount(3);
});

test('Next, Previous and Close follow the keyboard, and Close returns to the small picture', async ({ page }) => {
  await page.goto(`/gallery#picture-${first.id}`);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: second.title })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: first.title })).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: last.title })).toBeFocused();

  await page.getByRole('link', { name: gallery.words.close }).press('Enter');
  await expect(smallPicture(page, last)).toBeFocused();
  await expect(page.getByRole('img')).toHaveCount(gallery.pictures.length);
});

test('on paper is what is on the screen: all small, or one large', async ({ page }) => {
  await page.goto('/gallery');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img')).toHaveCount(gallery.pictures.length);

  await page.emulateMedia({ media: 'screen' });
  await page.goto(`/gallery#picture-${second.id}`);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('img')).toHaveCount(1);
  await expect(page.getByText(second.caption)).toBeVisible();
});

for (const [width, height] of [
  [320, 568],
  [568, 320],
  [1440, 900],
] as const) {
  test(`everything of a large picture can be reached at ${width} by ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto(`/gallery#picture-${first.id}`);

    await page.getByText(gallery.words.position(1, gallery.pictures.length)).scrollIntoViewIfNeeded();
    await expect(page.getByText(gallery.words.position(1, gallery.pictures.length))).toBeInViewport();
    await page.getByRole('link', { name: gallery.words.close }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: gallery.words.close })).toBeInViewport();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
  });
}
