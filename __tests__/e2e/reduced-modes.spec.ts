import { getContent } from '@/lib/content';

import type { ExportedElement } from '../export/support/document';
import { inkOf } from './support/ink';
import { find } from '../export/support/pages';
import { templates } from './support/kinds';
import { expect, test, visit } from './support/test';

// What pages must show without their own colours, or without pictures (pages.spec.ts: covered text).

test.describe('in forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  for (const width of [390, 1440]) {
    test(`all dots of Home are visible at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await visit(page, '/');
      // A field of dots is a dashed stroke.
      const fields = await page.locator('main svg:has(> [stroke-dasharray])').filter({ visible: true }).all();

      expect(fields.length).toBeGreaterThan(0);
      for (const field of fields) expect(await inkOf(field)).toBeGreaterThan(0.2);
    });
  }

  test('the dots of a price and the ruler have the colour of text', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
    const priced = getContent('en').pieces.find(({ parts, cutout }) => parts && cutout);
    test.skip(!priced, 'No piece has a drawing and the parts of its price.');
    await visit(page, `/piece/${priced?.id}`);
    const colours = await page
      .locator('main svg')
      .evaluateAll((drawings) => [
        getComputedStyle(document.body).color,
        ...drawings.flatMap((drawing) =>
          [...drawing.querySelectorAll('circle[data-look], path[d*="v10"]')].map(
            (line) => getComputedStyle(line).stroke,
          ),
        ),
      ]);

    expect(colours.length).toBeGreaterThan(10);
    expect(new Set(colours).size).toBe(1);
  });

  test('elements distinguished by background colour have a border: buttons, the switch', async ({ page }) => {
    await visit(page, '/contact');
    const isBilingual = getContent('ta').translated.includes('/contact');
    const parts = [...(isBilingual ? ['header a[hreflang]'] : []), 'main .button'];
    for (const part of parts.map((each) => page.locator(each).first())) {
      await expect(part).toBeVisible();
      expect(Number.parseFloat(await part.evaluate((each) => getComputedStyle(each).borderTopWidth))).toBeGreaterThan(
        0,
      );
    }
    if (isBilingual) await expect(page.locator('header [role="img"]').first()).toBeVisible();
  });
});

test('without pictures, decorative drawings leave no frame', async ({ page }) => {
  await page.route(/\.(svg|avif|webp|jpe?g|png)$/, (route) => route.abort());
  const isDrawing = ({ attributes, ancestors }: ExportedElement) =>
    attributes.alt === '' && attributes.src?.endsWith('.svg') && ancestors[0] !== 'picture';
  const withDrawings = templates.filter((exported) => find(exported, 'img').some(isDrawing));

  for (const { path } of withDrawings) {
    await visit(page, path);
    // Logos in the media kit have a fixed size.
    const drawings = page.locator(':not(picture) > img[alt=""][src$=".svg"]:not([src^="/brand/"])');
    const frames = await drawings.evaluateAll(async (images) => {
      const broken = images.filter((image) => image instanceof HTMLImageElement);
      for (const image of broken) image.loading = 'eager';
      await Promise.allSettled(broken.map((image) => image.decode()));
      return broken.filter(({ offsetHeight }) => offsetHeight > 0).map(({ outerHTML }) => outerHTML);
    });
    expect(frames, path).toEqual([]);
  }
});

test('all drawings of the gallery are printed', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await visit(page, '/gallery');
  const { gallery } = getContent('en');
  for (const { title } of gallery) {
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: title }).getByRole('img'),
    ).toBeVisible();
  }
});
