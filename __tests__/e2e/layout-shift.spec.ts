import type { Page } from '@playwright/test';

import { exportedPages } from '../export/support/pages';
import { readToTheEnd } from './support/reading';
import { expect, tour, visit } from './support/test';

/** What moved since the page began to load: from where to where. */
const shiftsOf = (page: Page) =>
  page.evaluate(async () => {
    type Shift = PerformanceEntry & {
      readonly value: number;
      readonly sources?: readonly { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[];
    };
    const box = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
    const told: Shift[] = [];
    const observer = new PerformanceObserver((list) => told.push(...(list.getEntries() as Shift[])));
    observer.observe({ type: 'layout-shift', buffered: true });
    // What the observer knows from before it tells as a task of its own.
    await new Promise((resolve) => setTimeout(resolve, 50));
    return told.map(({ value, sources = [] }) => ({
      value,
      moved: sources.map(
        ({ node, previousRect, currentRect }) =>
          `${node instanceof Element ? node.outerHTML.slice(0, 120) : node?.textContent}: ${box(previousRect)} → ${box(currentRect)}`,
      ),
    }));
  });

/** Visits a page whose fonts take their time, and tells what moved. */
async function shiftsWithFontsAfter(delay: number, page: Page, path: string) {
  let arrived = 0;
  // A route also keeps the browser from its cache: each visit is a first one.
  await page.route('**/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
    arrived += 1;
  });
  await visit(page, path);
  await page.evaluate(() => document.fonts.ready);
  await readToTheEnd(page);
  expect(arrived).toBeGreaterThan(0);
  return shiftsOf(page);
}

for (const { path } of exportedPages) {
  for (const width of [390, 1440]) {
    tour(`${path} does not move when its fonts come late, at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      expect(await shiftsWithFontsAfter(400, page, path)).toEqual([]);
    });
  }
}

// Before the first paint, about with it, and within the short time that a browser waits for a font.
for (const delay of [0, 30, 90]) {
  tour(`Home, Our Story and Skill Hubs do not move when fonts come after ${delay} ms`, async ({ page }) => {
    for (const path of ['/', '/story', '/hubs']) {
      expect(await shiftsWithFontsAfter(delay, page, path), path).toEqual([]);
    }
  });
}
