import type { Page } from '@playwright/test';

import { expect, test, visit } from './support/test';

// What a phone paints first (app/_styles/base.scss). Other tests ask for less motion, and have a page laid out at once.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 844 } });

declare global {
  interface Window {
    /** How many of the parts of the page are laid out, each number once, in the order of the frames; and how many there are. */
    parts: { readonly laidOut: number[]; all: number };
  }
}

/** Loads a page with its animations ten times slower, and gives how many of its parts are laid out, from frame to frame. */
async function partsOf(page: Page, path: string): Promise<{ laidOut: number[]; all: number }> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
  await page.addInitScript(() => {
    window.parts = { laidOut: [], all: 0 };
    const note = () => {
      const parts = [...document.querySelectorAll('body > nav, main > :not(script), footer')];
      const laidOut = parts.filter((part) => part.getClientRects().length > 0).length;
      if (parts.length > 1 && laidOut !== window.parts.laidOut.at(-1)) window.parts.laidOut.push(laidOut);
      window.parts.all = parts.length;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await visit(page, path);
  await page.waitForFunction(() => window.parts.laidOut.at(-1) === window.parts.all);
  return page.evaluate(() => window.parts);
}

test('a phone paints the header, then the breadcrumbs and the opener, what stands below it, and the rest', async ({
  page,
}) => {
  const { laidOut, all } = await partsOf(page, '/about');
  expect(laidOut.slice(0, 3)).toEqual([0, 2, 3]);
  expect(laidOut).toEqual(laidOut.toSorted((one, other) => one - other));
  expect(laidOut.at(-1)).toBe(all);
});

test('a picture of the opener goes before the part below it, unless that has one too', async ({ page }) => {
  const waits = async (path: string) => {
    await visit(page, path);
    const parts = page.locator('main > :nth-child(2), main > :nth-child(3)');
    const [below = NaN, rest = NaN] = await parts.evaluateAll((each) =>
      each.map((part) => parseFloat(getComputedStyle(part).animationDuration)),
    );
    return { below, rest };
  };
  const { below, rest } = await waits('/story');
  expect(below).toBe(rest);
  for (const path of ['/about', '/gallery']) {
    const other = await waits(path);
    expect(other.below, path).toBeLessThan(other.rest);
  }
});

test('a wider screen has the whole page at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { laidOut, all } = await partsOf(page, '/story');
  expect(laidOut).toEqual([all]);
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
  await page.waitForFunction(() => document.getAnimations().length === 0);
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
