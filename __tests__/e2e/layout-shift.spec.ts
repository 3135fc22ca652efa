import { inPieces } from './support/in-pieces';
import { pageKinds, templates } from './support/kinds';
import { readToTheEnd } from './support/reading';
import { shiftsOf } from './support/shifts';
import { expect, test, visit } from './support/test';

test.use({
  contextOptions: { reducedMotion: 'no-preference' },
  baseURL: async ({ baseURL }, provide) => {
    const slow = await inPieces(baseURL ?? '');
    await provide(slow.origin);
    slow.close();
  },
});

/** How long after the first paint the fonts come, in milliseconds. */
const FONT_DELAY = 400;

/**
 * The most layout shift by late fonts: what Web Vitals call good (https://web.dev/articles/cls) on each page, and far less in
 * the mean; and while a page comes, for words in the middle of a hero move up as they become more.
 */
const MOST = { byFonts: 0.1, byFontsInTheMean: 0.003, whileComing: 0.05 };

const sumOf = (shifts: readonly { value: number }[]) => shifts.reduce((total, { value }) => total + value, 0);

const fonts = '**/*.woff2';

for (const { width, height, pages } of [
  { width: 390, height: 844, pages: pageKinds },
  { width: 1440, height: 900, pages: templates },
]) {
  test(`pages stay where they are when they come in pieces, their fonts late, at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const held: (() => Promise<void>)[] = [];
    let isHolding = true;

    const sums: number[] = [];
    for (const { path } of pages) {
      // A browser reads nothing it kept while its requests pass through a test: each page is a first visit.
      isHolding = true;
      await page.route(fonts, async (route) => {
        if (isHolding) held.push(() => route.continue());
        else await route.continue();
      });
      const visited = visit(page, path);
      await page.waitForFunction(
        (asked) => location.pathname === asked && performance.getEntriesByName('first-contentful-paint').length > 0,
        path,
      );
      await page.waitForTimeout(FONT_DELAY);
      await page.waitForLoadState('domcontentloaded');
      const whileComing = await shiftsOf(page);
      expect.soft(sumOf(whileComing), `${path}: ${JSON.stringify(whileComing)}`).toBeLessThanOrEqual(MOST.whileComing);
      expect(held, `the fonts of ${path}`).not.toEqual([]);
      isHolding = false;
      await Promise.all(held.splice(0).map((letGo) => letGo()));
      await visited;
      await page.evaluate(() => document.fonts.ready);
      // Pictures that load later may get stuck while a route is active.
      await page.unroute(fonts);
      await readToTheEnd(page);
      const byFonts = (await shiftsOf(page)).slice(whileComing.length);
      expect.soft(sumOf(byFonts), `${path}: ${JSON.stringify(byFonts)}`).toBeLessThanOrEqual(MOST.byFonts);
      sums.push(sumOf(byFonts));
    }
    expect(sums.reduce((total, sum) => total + sum, 0) / sums.length).toBeLessThanOrEqual(MOST.byFontsInTheMean);
  });
}

test('a page that moves is seen', async ({ page }) => {
  await visit(page, '/story');
  await page.evaluate(() => {
    const late = document.createElement('p');
    late.append('late '.repeat(200));
    document.querySelector('main')?.prepend(late);
  });

  expect((await shiftsOf(page)).length).toBeGreaterThan(0);
});
