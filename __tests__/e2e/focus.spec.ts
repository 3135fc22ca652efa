import { expect, test, visit } from './support/test';

test('every element focused by Tab is in view', async ({ page }) => {
  await visit(page, '/');
  const stops = await page
    .locator('a[href], button, summary, input, select, textarea')
    .filter({ visible: true })
    .count();
  expect(stops).toBeGreaterThan(10);

  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused, `stop ${stop + 1} of ${stops}`).toHaveCount(1);
    await expect(focused).toBeInViewport();
  }
});
