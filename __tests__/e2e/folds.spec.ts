import { exportedPages, type ExportedPage } from '../export/support/pages';
import { expect, test, visit } from './support/test';

// Folds (components/ui/Fold.tsx).

const foldsOf = ({ elements }: ExportedPage) =>
  elements.filter(({ tag, ancestors }) => tag === 'details' && ancestors.includes('main'));

test.describe('on phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('folds are closed, and open by touch and by keyboard', async ({ page }) => {
    await visit(page, '/contact');
    const [first, second] = await page.locator('main details').all();
    if (!first || !second) throw new Error('The page has no two folds.');
    for (const fold of [first, second]) await expect(fold.locator('> :not(summary)')).toBeHidden();

    await first.locator('summary').tap();
    await expect(first.locator('> :not(summary)')).toBeVisible();
    await second.locator('summary').focus();
    await page.keyboard.press('Enter');
    await expect(second.locator('> :not(summary)')).toBeVisible();
  });

  test('all content of folds is printed', async ({ page }) => {
    await page.emulateMedia({ media: 'print' });
    // Folds that close on phones, and those that close everywhere.
    for (const path of ['/contact', '/about']) {
      await visit(page, path);
      expect(await page.locator('main details').count(), path).toBeGreaterThan(0);
      for (const content of await page.locator('main details > :not(summary)').all())
        await expect(content, path).toBeVisible();
    }
  });
});

test('from 768 px, folds are open, and their headings take no focus', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await visit(page, '/contact');

  for (const fold of await page.locator('main details').all()) {
    await expect(fold.locator('> :not(summary)')).toBeVisible();
    await expect(fold.locator('summary > *')).toBeVisible();
    await fold.locator('summary').evaluate((summary) => summary.focus());
    await expect(fold.locator('summary')).not.toBeFocused();
  }
});

test('a link to a part in a closed fold opens the fold', async ({ page }) => {
  const [target] = exportedPages.flatMap((exported) =>
    foldsOf(exported)
      .flatMap(({ descendants }) => descendants)
      .flatMap(({ attributes: { id } }) => (id ? [{ path: exported.path, id }] : [])),
  );
  if (!target) throw new Error('No fold has a part with an id.');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, `${target.path}#${target.id}`);

  await expect(page.locator(`[id="${target.id}"]`)).toBeInViewport();
  await expect(page.locator(`details:has([id="${target.id}"])`)).toHaveAttribute('open');
});
