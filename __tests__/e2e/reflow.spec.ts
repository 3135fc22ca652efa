import type { Page } from '@playwright/test';

import { exportedPages } from '../export/support/pages';
import { cutOff } from './support/cut-off';
import { expect, tour as test, visit } from './support/test';

/**
 * Links and controls that a finger may miss: under 24 px, or under 44 where they stand alone. A link within a sentence is
 * as high as its line (the exception of WCAG 2.2, 2.5.8).
 */
const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');

    /** How many words stand beside it in its paragraph: a few make a phrase, more a sentence. */
    const wordsBeside = (target: Element) => {
      let block = target.parentElement;
      while (block && isInline(block)) block = block.parentElement;
      const beside = (block?.textContent ?? '').replace(target.textContent ?? '', '');
      return beside.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    };

    /** A card's link covers the card. */
    const boxOf = (target: HTMLElement) => {
      const { content, position, inset } = getComputedStyle(target, '::after');
      const covers = content !== 'none' && position === 'absolute' && inset === '0px';
      return ((covers && target.offsetParent) || target).getBoundingClientRect();
    };

    return [...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((target) => target.getBoundingClientRect().width > 1)
      .map((target) => {
        const { width, height } = boxOf(target);
        const beside = isInline(target) ? wordsBeside(target) : 0;
        return { target, width, height, least: beside > 3 ? 0 : beside > 0 ? 24 : 44 };
      })
      .filter(({ width, height, least }) => height < least - 0.5 || width < Math.min(least, 24) - 0.5)
      .map(
        ({ target, width, height }) =>
          `<${target.localName} class="${target.className}"> ${target.textContent}: ${width.toFixed(1)} × ${height.toFixed(1)}`,
      );
  });

/** The size of text that a reader has chosen, and the narrowest window: of WCAG 2.2 (1.4.10), and of a small phone. */
const settings = [16, 24, 32].flatMap((text) => [320, 360].map((width) => ({ text, width })));

/** What 200 % zoom leaves of a window of 1280 px. */
const zoomed = 640;

for (const { path } of exportedPages) {
  test(`${path} is whole in narrow windows and large text, and its targets are large enough`, async ({ page }) => {
    const devtools = await page.context().newCDPSession(page);
    const setText = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });

    try {
      await visit(page, path);
      await page.evaluate(() => document.querySelectorAll('details').forEach((each) => (each.open = true)));

      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        expect.soft(await smallTargets(page), `targets at ${width} px`).toEqual([]);
      }
      for (const { text, width } of [...settings, { text: 16, width: zoomed }]) {
        await page.setViewportSize({ width, height: 480 });
        await setText(text);
        expect.soft(await cutOff(page), `text of ${text} px in ${width} px`).toEqual([]);

        const opener = page.locator('[popovertarget]').filter({ visible: true }).first();
        const { width: across = 0, height = 0 } = (await opener.boundingBox()) ?? {};
        expect
          .soft(Math.min(across, height), `the menu's button at ${text} px in ${width} px`)
          .toBeGreaterThanOrEqual(44);
      }
    } finally {
      // The page is shared.
      await setText(16);
      await devtools.detach();
    }
  });
}

test('a line that is too long is seen', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, '/story');
  await page.evaluate(() => document.querySelector('main p')?.replaceChildren('long'.repeat(60)));

  expect(await cutOff(page)).not.toEqual([]);
});
