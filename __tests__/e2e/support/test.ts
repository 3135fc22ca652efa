import { contentIn } from '@/lib/content';
import { routeOf } from '@/scripts/lib/page-kinds';
import { test as base, type Page } from '@playwright/test';

type WorkerFixtures = {
  /** Whether pages may run script. */
  readonly scripting: boolean;
  /** One page for all tests of a worker: a new one for each would take longer than most tests do. */
  readonly sharedPage: Page;
};

/** For a journey: each test begins in a browser of its own. */
export const test = base;

/** For a look at page after page: the tests of a worker share one browser page, put back to its first state before each. */
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
        deviceScaleFactor: 2,
      });
      await provide(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],

  page: async ({ sharedPage }, provide) => {
    await sharedPage.unrouteAll();
    await sharedPage.setViewportSize({ width: 1280, height: 720 });
    await sharedPage.emulateMedia({ media: null, colorScheme: null, reducedMotion: 'reduce' });
    await provide(sharedPage);
    sharedPage.removeAllListeners();
  },
});

/**
 * Opens a page and stays there. /shop leads to the store at once: what would leave the site is answered with nothing
 * (204), on which a browser stays where it is.
 */
export async function visit(page: Page, path: string) {
  if (routeOf(path) === '/shop') {
    await page.route(`${contentIn('en').enterprise.external.store}/**`, (route) => route.fulfill({ status: 204 }));
  }
  return page.goto(path);
}

/** Until the page has done all that its modules began when they ran. */
export const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise<void>((resolve) => void requestIdleCallback(() => resolve())));

export { expect } from '@playwright/test';
