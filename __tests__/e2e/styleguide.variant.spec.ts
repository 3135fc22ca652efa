import { violations } from './support/axe';
import { expect, tour as test, visit } from './support/test';

test('every component in every state is accessible', async ({ page }) => {
  await visit(page, '/styleguide');

  for (const [width, theme] of [
    [390, 'light'],
    [1440, 'dark'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    expect.soft(await violations(page, 'html', [theme]), `${width} px`).toEqual([]);
  }
});
