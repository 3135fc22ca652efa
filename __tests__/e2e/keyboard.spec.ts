import { contentIn } from '@/lib/content';
import { exportedPages } from '../export/support/pages';
import { expect, tour as test, visit } from './support/test';

const words = contentIn('en').interface;

for (const { path } of exportedPages) {
  test(`${path}: the first Tab offers to skip to the page, and does`, async ({ page }) => {
    await visit(page, path);
    const skip = page.getByRole('link', { name: words.skipLink });

    await page.keyboard.press('Tab');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport({ ratio: 1 });

    await page.keyboard.press('Enter');
    await expect(page.getByRole('main')).toBeFocused();

    // From there the next stop lies in the page, past the header.
    await page.keyboard.press('Tab');
    const lies = await page.evaluate(() => {
      const main = document.querySelector('main');
      const focused = document.activeElement;
      return focused && main ? main.contains(focused) || main.compareDocumentPosition(focused) : 0;
    });
    expect(lies === true || lies === 4 /* Node.DOCUMENT_POSITION_FOLLOWING */).toBe(true);
  });
}

test('every stop of the Tab key can be seen', async ({ page }) => {
  await visit(page, '/');
  const stops = await page.locator('a[href], button, summary, input, select, textarea').count();

  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    if ((await focused.count()) === 0) {
      break;
    }
    await expect(focused).toBeInViewport();
    await expect(focused).not.toHaveCSS('outline-style', 'none');
  }
});
