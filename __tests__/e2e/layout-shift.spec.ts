import { pageKinds } from './support/kinds';
import { readToTheEnd } from './support/reading';
import { expect, test, visit } from './support/test';
import { shiftsOf } from './support/shifts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** Limits for layout shift by late fonts: 'good' per page (https://web.dev/articles/cls), and far less on average. */
const MOST = { onAPage: 0.1, inTheMean: 0.01 };

const fonts = '**/*.woff2';

// On phones one page per kind of hero, a long text, and a form; on desktops, where fewer lines break, the first pages. In
// each language.
for (const { width, height, routes } of [
  { width: 390, height: 844, routes: ['/', '/story', '/creator', '/mentorship', '/shipping', '/contact'] },
  { width: 1440, height: 900, routes: ['/', '/creator'] },
]) {
  test(`late fonts cause hardly any layout shift, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    const pending: (() => Promise<void>)[] = [];

    const sums: number[] = [];
    for (const { path } of pageKinds.filter(({ route }) => routes.includes(route))) {
      // Request interception disables the HTTP cache, so each page is a first visit.
      let isBlocking = true;
      await page.route(fonts, async (route) => {
        if (isBlocking) pending.push(() => route.continue());
        else await route.continue();
      });
      const visited = visit(page, path);
      await page.waitForFunction(
        (target) => location.pathname === target && performance.getEntriesByName('first-contentful-paint').length > 0,
        path,
      );
      await expect.poll(() => pending, `the fonts of ${path}`).not.toEqual([]);
      isBlocking = false;
      await Promise.all(pending.splice(0).map((letGo) => letGo()));
      await visited;
      await page.evaluate(() => document.fonts.ready);
      // Pictures loaded later can get stuck while a route is active.
      await page.unroute(fonts);
      await readToTheEnd(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST.onAPage);
      sums.push(sum);
    }
    expect(sums.reduce((total, sum) => total + sum, 0) / sums.length).toBeLessThanOrEqual(MOST.inTheMean);
  });
}
