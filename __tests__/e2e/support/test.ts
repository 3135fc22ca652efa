import { getContent } from '@/lib/content';
import { getRouteOfPage } from '@/scripts/lib/page-kinds';
import { test as base, type Page } from '@playwright/test';

type WorkerFixtures = {
  /** Whether JavaScript is enabled. */
  readonly scripting: boolean;
  /** One page per worker, because opening a page takes longer than most tests. */
  readonly sharedPage: Page;
};

/** For journeys: each test has its own browser context. */
export const test = base;

/** For checks of many pages: tests of a worker share one browser page, which is reset before each. */
export const tour = base.extend<object, WorkerFixtures>({
  scripting: [true, { option: true, scope: 'worker' }],

  sharedPage: [
    async ({ browser, scripting }, provide, { project }) => {
      const { baseURL, locale, timezoneId } = project.use;
      const context = await browser.newContext({
        baseURL,
        locale,
        timezoneId,
        javaScriptEnabled: scripting,
      });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ sharedPage }, provide) => {
    await sharedPage.unrouteAll();
    await sharedPage.setViewportSize({ width: 1280, height: 720 });
    await sharedPage.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' });
    await provide(sharedPage);
    sharedPage.removeAllListeners();
  },
});

/**
 * Opens a page and stays there. Navigation away from the site (as on /shop) is answered with 204, on which browsers
 * stay.
 */
export async function visit(page: Page, path: string) {
  if (getRouteOfPage(path) === '/shop') {
    await page.route(`${getContent('en').enterprise.external.store}/**`, (route) => route.fulfill({ status: 204 }));
  }
  return page.goto(path);
}

/** Waits until the work started by the page's modules is done. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));

export { expect } from '@playwright/test';
