import { contentIn } from '@/lib/content';
import { exportedPages } from '../export/support/pages';
import { expect, tour as test, visit } from './support/test';

const words = contentIn('en').interface;

for (const { path } of exportedPages) {
  test(`${path} prints its text, all of it, without the menus`, async ({ page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.mainNavigation, exact: true })).toBeHidden();
    await expect(page.getByRole('button', { name: words.openMenu })).toBeHidden();
    await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);

    // Paper cannot be unfolded.
    const folded = await page
      .locator('details > :not(summary)')
      .evaluateAll((answers) =>
        answers
          .filter(
            (answer) =>
              answer.parentElement?.checkVisibility() && !answer.checkVisibility({ contentVisibilityAuto: true }),
          )
          .map((answer) => answer.textContent),
      );
    expect(folded).toEqual([]);
  });
}

test('paper is white and ink is dark, in the dark theme too', async ({ page }) => {
  await visit(page, '/');
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });

  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
