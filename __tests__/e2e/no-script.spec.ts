import { getContent } from '@/lib/content';

import { hasIsland } from '../export/support/pages';
import { pageKinds } from './support/kinds';
import { expect, tour as test, visit } from './support/test';

test.use({ scripting: false });

// Other pages have no script anyway.
for (const exported of pageKinds.filter(hasIsland)) {
  const { path, language } = exported;
  const words = getContent(language).words.site;

  test(`${path} works without script, with contact details in place of a form`, async ({ page }) => {
    // Wide enough for the main links in both languages.
    await page.setViewportSize({ width: 1440, height: 900 });
    await visit(page, path);

    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: words.mainNavigation, exact: true })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    if (!exported.html.includes('id="form"')) return;
    await expect(page.locator('#form [data-island]')).toBeHidden();
    await expect(page.locator('#form [data-contact-fallback=late]')).toBeHidden();
    for (const kind of ['mailto:', 'tel:', 'https://wa.me/']) {
      await expect(page.locator(`#form [data-contact-fallback=noScript] a[href^="${kind}"]`)).toBeVisible();
    }
  });
}
