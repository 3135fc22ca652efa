import { violations } from './support/axe';
import { expect, tour as test, visit } from './support/test';

test('every component in every state is accessible', async ({ page }) => {
  await visit(page, '/styleguide');

  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page), `${width} px`).toEqual([]);
  }
});
