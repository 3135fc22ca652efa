import type { Page } from '@playwright/test';

import { inPieces } from './support/in-pieces';
import { expect, test, visit } from './support/test';

// What a phone paints first (app/_styles/first-paint.scss). Other tests ask for less motion, and have a page laid out at once.
test.use({ contextOptions: { reducedMotion: 'no-preference' }, viewport: { width: 390, height: 844 } });

declare global {
  interface Window {
    /**
     * How many of the parts of the page are laid out, each number once, in the order of the frames; how many there are; and
     * how many of those known in a frame were not laid out in it, at most.
     */
    parts: { readonly laidOut: number[]; all: number; waiting: number };
    /** Whether the first frame that has a body has the header in it. */
    hasHeader?: boolean;
    /** Which of the parts that are asked for were laid out, each set once, in the order of the frames. */
    seen: string[];
  }
}

/** Makes the animations of a page ten times slower. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 0.1 });
}

/** Loads a page with its animations ten times slower, and gives how many of its parts are laid out, from frame to frame. */
async function partsOf(page: Page, path: string): Promise<Window['parts']> {
  await slowDown(page);
  await page.addInitScript(() => {
    window.parts = { laidOut: [], all: 0, waiting: 0 };
    const note = () => {
      const parts = [...document.querySelectorAll('body > nav, main > :not(script), footer')];
      const laidOut = parts.filter((part) => part.getClientRects().length > 0).length;
      if (parts.length > 1 && laidOut !== window.parts.laidOut.at(-1)) window.parts.laidOut.push(laidOut);
      window.parts.all = parts.length;
      window.parts.waiting = Math.max(window.parts.waiting, parts.length - laidOut);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await visit(page, path);
  await page.waitForFunction(() => window.parts.laidOut.at(-1) === window.parts.all);
  return page.evaluate(() => window.parts);
}

/**
 * Loads a page with its animations ten times slower, and gives which of some parts are laid out, from frame to frame.
 *
 * @param parts selectors, of each of which the first element counts
 */
async function orderOf(page: Page, path: string, parts: readonly string[]): Promise<string[]> {
  await slowDown(page);
  await page.addInitScript((selectors) => {
    window.seen = [];
    const note = () => {
      const laidOut = selectors
        .filter((selector) => (document.querySelector(selector)?.getClientRects().length ?? 0) > 0)
        .join(', ');
      if (laidOut !== (window.seen.at(-1) ?? '')) window.seen.push(laidOut);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  }, parts);
  await visit(page, path);
  await page.waitForFunction((all) => window.seen.at(-1) === all, parts.join(', '));
  return page.evaluate(() => window.seen);
}

test('nothing is painted before the header is there', async ({ page, baseURL }) => {
  const slow = await inPieces(baseURL ?? '', /(?<=<body>)/);
  await page.addInitScript(() => {
    const note = () => {
      if (document.body) window.hasHeader ??= document.querySelector('header') !== null;
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });
  await page.goto(`${slow.origin}/about`);
  const hasHeader = await page.evaluate(() => window.hasHeader);
  slow.close();
  expect(hasHeader).toBe(true);
});

test('a phone paints the bar, then the breadcrumbs and the opener, what stands below it, and the rest', async ({
  page,
}) => {
  const { laidOut, all } = await partsOf(page, '/about');
  expect(laidOut.slice(0, 3)).toEqual([0, 2, 3]);
  expect(laidOut).toEqual(laidOut.toSorted((one, other) => one - other));
  expect(laidOut.at(-1)).toBe(all);
});

test('where an opener begins with a picture, that comes before what stands below it', async ({ page }) => {
  const { laidOut } = await partsOf(page, '/join');
  expect(laidOut.slice(0, 2)).toEqual([0, 2]);
  expect(laidOut[2]).toBeGreaterThan(3);
});

test('the sections of a policy come after what it says in short, and before what stands below them', async ({
  page,
}) => {
  expect(await orderOf(page, '/terms-of-use', ['aside', 'article [data-later]', '[data-closing]'])).toEqual([
    'aside',
    'aside, article [data-later]',
    'aside, article [data-later], [data-closing]',
  ]);
});

test('the bar comes before any word', async ({ page }) => {
  for (const path of ['/about', '/ta/join', '/404']) {
    const words = ['body > a', 'header b', 'header [hreflang]:not(nav *)', 'main h1'];
    const [first, ...others] = await orderOf(page, path, ['header svg', 'header button', ...words]);
    expect(first, path).toBe('header svg, header button');
    expect(others, path).not.toEqual([]);
  }
});

test('what waits within an opener comes after its title, and not after what stands below it', async ({ page }) => {
  const parts = ['h1', 'h1 ~ div', 'main figure', 'main > * + *'];
  const [first, ...others] = await orderOf(page, '/hub/banana-coimbatore', parts);
  expect(first).toBe('h1');
  for (const later of others) expect(later).toContain('h1 ~ div, main figure');
});

for (const [path, first, others] of [
  ['/gallery', 'main li img', 'main li ~ li img'],
  ['/events', 'main picture', 'main time'],
  ['/faq', 'main h3', 'main h4'],
  ['/sitemap', 'main h2', 'main div ~ div > h2'],
  ['/testimonials', 'main blockquote', 'main section ~ section blockquote'],
] as const) {
  test(`what comes first below the opener of ${path} is not held up by the others`, async ({ page }) => {
    expect(await orderOf(page, path, [first, others])).toEqual([first, `${first}, ${others}`]);
  });
}

test('a wider screen has the whole page at once', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { waiting } = await partsOf(page, '/story');
  expect(waiting).toBe(0);
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

test('nothing is taken away again: what is being typed goes on when the phone is turned', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await visit(page, '/contact');
  const message = page.locator('textarea');
  await message.pressSequentially('half a');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.keyboard.type(' sentence');
  await expect(message).toHaveValue('half a sentence');
});

test('nothing is taken away again: the page stays when a fragment is left', async ({ page }) => {
  await visit(page, '/privacy#contents');
  // Longer than any part of a page waits.
  await page.waitForFunction(() => performance.now() > 2000);
  const running = await page.evaluate(async () => {
    await new Promise((done) => {
      addEventListener('hashchange', done, { once: true });
      location.hash = '';
    });
    return document.getAnimations().length;
  });
  expect(running).toBe(0);
});
