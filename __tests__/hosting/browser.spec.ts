import { routeOf } from '@/scripts/lib/page-kinds';
import { exportedPages, hasIsland } from '../export/support/pages';
import { knows, lookup } from '../e2e/forms/form';
import { untilIdle } from '../e2e/support/test';
import { expect, test } from './support/test';

const examples = exportedPages.filter(
  (page) => routeOf(page.path) !== '/shop' && (hasIsland(page) || ['/', '/gallery', '/media-kit'].includes(page.path)),
);

for (const { path, isNotFound } of examples) {
  test(`under all headers, a browser has nothing to say about ${path}`, async ({ host, page }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(error.message));
    page.on('requestfailed', (request) => said.push(`${request.url()} failed`));
    await page.route(lookup, knows);
    await page.goto(`${host.origin}${path}`);
    await page.evaluate(() => document.fonts.ready);
    await untilIdle(page);

    // The browser reports the status of the 404 page by itself.
    const complaints = said.filter((text) => !(isNotFound && /status of 404/.test(text)));
    expect(complaints).toEqual([]);
  });
}
