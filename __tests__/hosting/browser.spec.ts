import { hasIsland } from '../export/support/pages';
import { complaintsOf, successfulLookup, lookup } from '../e2e/forms/form';
import { templates } from '../e2e/support/kinds';
import { untilIdle } from '../e2e/support/test';
import { expect, test } from './support/test';

const examples = templates.filter(
  (page) => !page.isNotFound && (hasIsland(page) || ['/', '/gallery', '/media-kit'].includes(page.path)),
);

for (const { path } of examples) {
  test(`with all headers, ${path} has no browser errors`, async ({ host, page }) => {
    const complaints = complaintsOf(page);
    await page.route(lookup, successfulLookup);
    await page.goto(`${host.origin}${path}`);
    await page.evaluate(() => document.fonts.ready);
    await untilIdle(page);

    expect(complaints).toEqual([]);
  });
}
