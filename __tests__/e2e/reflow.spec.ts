import type { Page } from '@playwright/test';

import { exportedPages } from '../export/support/pages';
import { expect, tour as test, visit } from './support/test';

/** What reaches over the side of the window, unless it is decoration or lies in a part that scrolls by itself. */
const overflowing = (page: Page) =>
  page.evaluate(() => {
    const scrolls = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const isClippedAway = ({ width, height }: DOMRect) => width <= 1 || height <= 1;

    /** Own text and controls only: a wrapper is as wide as what it holds. */
    const carriesMeaning = (element: Element) =>
      element.matches('a, button, input, select, textarea, img, summary') ||
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());

    const isReachable = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        if (around.getAttribute('aria-hidden') === 'true' || (around !== document.body && scrolls(around))) {
          return false;
        }
      }
      return true;
    };

    const inside = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && carriesMeaning(element))
      .filter((element) => !isClippedAway(element.getBoundingClientRect()) && isReachable(element))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return left < -0.5 || right > document.documentElement.clientWidth + 0.5;
      })
      .map((element) => `<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 40)}`);

    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth ? [`the page itself: ${scrollWidth} px`, ...inside] : inside;
  });

/** The narrowest window of WCAG 2.2 (1.4.10), and what 200 % zoom leaves of one of 1280 px. */
const widths = [320, 640];

for (const { path } of exportedPages) {
  test(`${path} needs no sideways scrolling at 320 px and at 200 % zoom`, async ({ page }) => {
    await visit(page, path);

    for (const width of widths) {
      await page.setViewportSize({ width, height: 480 });
      expect.soft(await overflowing(page), `${width} px`).toEqual([]);
    }
  });
}

test('a line that is too long is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/story');
  await page.evaluate(() => document.querySelector('main p')?.replaceChildren('long'.repeat(60)));

  expect(await overflowing(page)).not.toEqual([]);
});
