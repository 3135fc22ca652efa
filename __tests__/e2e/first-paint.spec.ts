import type { Page } from '@playwright/test';

import { expect, test, visit } from './support/test';

// What a phone paints first (app/_styles/base.scss). Other tests ask for less motion, and have a page laid out at once.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 844 } });

declare global {
  interface Window {
    /** For each of the first frames: how many of the parts of the page are laid out, and how many are there. */
    partsByFrame: { readonly laidOut: number; readonly all: number }[];
  }
}

/** Notes the parts in each of the first frames that have more than the opener. */
const noteFrames = (page: Page) =>
  page.addInitScript(() => {
    window.partsByFrame = [];
    const note = () => {
      const parts = [...document.querySelectorAll('main > :not(script), footer')];
      const laidOut = parts.filter((part) => part.getClientRects().length > 0).length;
      if (parts.length > 1) window.partsByFrame.push({ laidOut, all: parts.length });
      if (window.partsByFrame.length < 20) requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const framesOf = async (page: Page) => {
  await page.waitForFunction(() => window.partsByFrame.length === 20);
  return page.evaluate(() => window.partsByFrame);
};

test('a phone paints the opener by itself, and what stands below it after that', async ({ page }) => {
  await noteFrames(page);
  await visit(page, '/story');
  const frames = await framesOf(page);

  expect(frames[0]?.laidOut).toBe(1);
  expect(frames.at(-1)?.laidOut).toBe(frames.at(-1)?.all);
});

test('a wider screen has the whole page at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await noteFrames(page);
  await visit(page, '/story');

  for (const { laidOut, all } of await framesOf(page)) expect(laidOut).toBe(all);
});

test('a part of the page that a link names is at hand', async ({ page }) => {
  for (const part of ['contents', 'ask-us']) {
    await visit(page, `/privacy#${part}`);
    await page.waitForTimeout(300);
    const top = await page.locator(`#${part}`).evaluate((element) => element.getBoundingClientRect().top);
    expect(top, part).toBeGreaterThanOrEqual(0);
    expect(top, part).toBeLessThan(200);
    await page.goto('about:blank');
  }
});

test('who comes back, or loads the page again, is where she was', async ({ page }) => {
  await visit(page, '/gallery');
  const place = await page.evaluate(() => {
    scrollTo({ top: document.documentElement.scrollHeight * 0.7, behavior: 'instant' });
    return scrollY;
  });
  await visit(page, '/privacy');
  await page.goBack();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);

  await page.reload();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
});
