import { expect, tour as test, visit } from './support/test';

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
