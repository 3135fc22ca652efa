import { pageKinds } from './support/kinds';
import { readToTheEnd } from './support/reading';
import { shiftsOf } from './support/shifts';
import { expect, test, visit } from './support/test';

// With the motion of a first paint on a phone (app/_styles/base.scss).
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

/** How long after the first paint the fonts come, in milliseconds. */
const FONT_DELAY = 400;

/** The most that a page may move, a tenth of what Web Vitals call good (docs/decisions/0005). */
const MOST = 0.01;

/** And all of them in the mean. */
const MEAN = 0.003;

for (const { width, height } of [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]) {
  test(`pages stay where they are when their fonts come late, at ${width} px`, async ({ page }) => {
    test.setTimeout(300_000);
    await page.setViewportSize({ width, height });
    const held: (() => Promise<void>)[] = [];
    let isHolding = true;
    // A browser keeps nothing while its requests pass through a test: each page is a first visit.
    await page.route('**/*.woff2', async (route) => {
      if (isHolding) held.push(() => route.continue());
      else await route.continue();
    });

    const sums: number[] = [];
    for (const { path } of pageKinds) {
      isHolding = true;
      const visited = visit(page, path);
      await page.waitForFunction(
        (asked) => location.pathname === asked && performance.getEntriesByName('first-contentful-paint').length > 0,
        path,
      );
      await page.waitForTimeout(FONT_DELAY);
      expect(held, `the fonts of ${path}`).not.toEqual([]);
      isHolding = false;
      await Promise.all(held.splice(0).map((letGo) => letGo()));
      await visited;
      await page.evaluate(() => document.fonts.ready);
      await readToTheEnd(page);
      const shifts = await shiftsOf(page);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      expect.soft(sum, `${path}: ${JSON.stringify(shifts)}`).toBeLessThanOrEqual(MOST);
      sums.push(sum);
    }
    expect(sums.reduce((total, sum) => total + sum, 0) / sums.length, 'on the whole').toBeLessThanOrEqual(MEAN);
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
