import type { Page } from '@playwright/test';

import { exportedPages, hasIsland } from '../export/support/pages';
import { expect, test } from './support/test';

/** What a page prefetches or prerenders, by path. Hidden links are not included. */
async function prefetched(page: Page, path: string): Promise<Map<string, string>> {
  const session = await page.context().newCDPSession(page);
  const prefetches = new Map<string, string>();
  session.on('Preload.preloadingAttemptSourcesUpdated', ({ preloadingAttemptSources }) => {
    for (const { key } of preloadingAttemptSources) {
      const { pathname, search } = new URL(key.url);
      prefetches.set(pathname + search, key.action);
    }
  });
  await session.send('Preload.enable');
  await page.goto(path);
  await expect.poll(() => prefetches.size).toBeGreaterThan(0);
  return prefetches;
}

const pageAt = new Map(exportedPages.map((page) => [page.path, page]));

for (const path of ['/sitemap', '/ta']) {
  test(`${path} prerenders linked pages, and only prefetches those that read the storage`, async ({ page }) => {
    const prefetches = await prefetched(page, path);
    const expected = [...prefetches].map(([target]) => {
      const found = pageAt.get(target);
      return [target, found && (hasIsland(found) ? 'Prefetch' : 'Prerender')];
    });

    expect([...prefetches]).toEqual(expected);
    expect(new Set(prefetches.values())).toEqual(new Set(['Prefetch', 'Prerender']));
    expect([...prefetches.keys()].filter((target) => target.endsWith('/shop'))).toEqual([]);
  });
}

test('a page is loaded before its link is clicked', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/');
  const session = await page.context().newCDPSession(page);
  const fetched = new Promise((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ prefetchUrl, status }) => {
      if (prefetchUrl.endsWith('/story') && status === 'Ready') resolve(status);
    });
  });
  await session.send('Preload.enable');
  const link = page.locator('header a[href="/story"]:visible').first();
  await link.hover();
  // Nothing is prerendered under automation, only fetched.
  await fetched;
  await link.click();
  await page.waitForURL(/\/story$/);

  expect(
    await page.evaluate(() => {
      const [navigation] = performance.getEntriesByType('navigation') as (PerformanceNavigationTiming & {
        deliveryType?: string;
      })[];
      return navigation?.deliveryType;
    }),
  ).toBe('navigational-prefetch');
});
