import { exportedPages } from './support/pages';
import { expect, test, visit } from './support/test';

type Shift = { readonly value: number; readonly nodes: readonly string[] };

for (const { path } of exportedPages) {
  for (const width of [390, 1440]) {
    test(`${path} never moves while it loads at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(() => {
        const shifts: Shift[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value, sources = [] } = entry as PerformanceEntry & {
              value: number;
              sources?: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
            };
            const nodes = sources.map(
              ({ node, previousRect, currentRect }) =>
                `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: ${JSON.stringify(previousRect)} → ${JSON.stringify(currentRect)}`,
            );
            shifts.push({ value, nodes });
          }
        }).observe({ type: 'layout-shift', buffered: true });
      });
      // As on a slow line: the page stands in the stand-in faces first, and then the fonts arrive.
      await page.route('**/*.woff2', async (route) => {
        await page.waitForTimeout(400);
        await route.continue();
      });
      await visit(page, path);
      await page.evaluate(() => document.fonts.ready);
      // Two frames: what the last font moved is painted, and told.
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            requestAnimationFrame(() => requestAnimationFrame(resolve));
          }),
      );
      const shifts = await page.evaluate(() => (window as unknown as { shifts: Shift[] }).shifts);
      expect(shifts).toEqual([]);
    });
  }
}
