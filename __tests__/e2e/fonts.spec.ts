import { writeFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { inkOf } from './support/ink';
import { exportedPages, find } from '../export/support/pages';
import { launchOptions } from '@/scripts/lib/browser-options';
import { getContent } from '@/lib/content';
import { expect, test } from './support/test';

// Each test starts with an empty browser cache.
test.use({ viewport: { width: 390, height: 844 } });

/**
 * The fonts in which elements are rendered, as the browser reports them: web fonts by their first word, system fonts in
 * brackets.
 */
async function facesOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector });
  const faces = await Promise.all(
    nodeIds.map(async (nodeId) => {
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName.split(' ')[0] : `(${familyName})`));
    }),
  );
  await devtools.detach();
  return faces.flat();
}

/** The painted share of a line from which its text counts as visible; letters leave little space. */
const PAINTED = 0.5;

/** A fontconfig configuration without Tamil fonts (on systems with fontconfig). */
const withoutTamil = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont><pattern><patelt name="lang"><string>ta</string></patelt></pattern></rejectfont></selectfont>
</fontconfig>`;

/** Pages, the text to look at, and its expected fonts. */
const firstVisits = [
  { path: '/creator', texts: 'main h1, main section:first-of-type :is(p, [lang="ta"])', faces: ['Eczar', 'Anek'] },
  {
    path: '/ta',
    texts: 'main :is(h1, h2:not(.visually-hidden)), main section:first-of-type p',
    faces: ['Noto', 'Anek'],
  },
];

test('a first visit on a slow connection ends in the web fonts, for Tamil too without a system font', async ({
  playwright,
  baseURL,
}, testInfo) => {
  const configuration = testInfo.outputPath('fonts.conf');
  writeFileSync(configuration, withoutTamil);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: configuration },
  });
  for (const { path, texts, faces } of firstVisits.filter((visit) => visit.path !== '/ta' || hasTamil('/'))) {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    // A typical phone: 1.6 Mbit/s, 150 ms round trip.
    const bytesASecond = { downloadThroughput: 200_000, uploadThroughput: 200_000 };
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...bytesASecond });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const shown = await page.locator(texts).filter({ visible: true }).all();

    expect(shown.length, path).toBeGreaterThan(0);
    for (const text of shown) {
      expect(await inkOf(text), `${path}: ${(await text.textContent()) ?? ''}`).toBeGreaterThan(PAINTED);
    }
    // Missing glyphs are painted as boxes, so the fonts are checked as well. Characters such as ₹ may come from a
    // system font (in brackets).
    const used = await facesOf(page, texts);
    expect(new Set(used.filter((face) => face?.startsWith('(') === false)), path).toEqual(new Set(faces));
    await page.close();
  }
  await browser.close();
});

test('text is painted while its web fonts load', async ({ page }) => {
  await page.route('**/*.woff2', () => new Promise(() => {}));
  await page.goto('/creator', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

  for (const text of [page.locator('h1'), page.locator('main p').first(), page.locator('main [lang="ta"]').first()]) {
    expect(await inkOf(text)).toBeGreaterThan(PAINTED);
  }
});

test('an English page with Tamil words loads no font for them where the system has one', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => void (request.resourceType() === 'font' && fonts.push(request.url())));
  await page.goto('/creator');
  await page.evaluate(() => document.fonts.ready);

  expect(fonts.length).toBeGreaterThan(0);
  expect(fonts.filter((url) => url.includes('tamil'))).toEqual([]);
});

test('while its web font loads, a line of Tamil uses one system font, including stops and spaces', async ({ page }) => {
  test.skip(!hasTamil('/about'), 'The page is not in Tamil.');
  await page.route('**/*.woff2', () => new Promise(() => {}));
  await page.goto('/ta/about', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

  expect(await facesOf(page, 'h1')).toEqual(['(Noto Sans Tamil)']);
  expect(await facesOf(page, 'main section:first-of-type p')).toEqual(['(Noto Sans Tamil)']);
});

// Only characters that the fallback fonts have; Tamil includes what is between words.
const latin = /^[ -~‘-”]+$/;
const tamil = /[\u0B80-\u0BFF][\u0B80-\u0BFF !-#%'-?–-…]*/g;

/** Whether a page exists in Tamil. */
const hasTamil = (path: string): boolean => getContent('ta').translated.includes(path);

/** Fallback fonts by face, where each is used, and its weights (app/_styles/_fallback-fonts.scss). */
const fallbacks = [
  {
    path: '/',
    face: 'Eczar',
    families: ['Eczar Times', 'Eczar Noto'],
    weights: [500, 600, 700],
    of: 'h',
    letters: latin,
  },
  {
    path: '/',
    face: 'Anek',
    families: ['Anek Arial', 'Anek Roboto'],
    weights: [400, 500, 600, 700],
    of: 'p',
    letters: latin,
  },
  { path: '/ta', face: 'Anek', families: ['Anek Noto'], weights: [400, 500, 600, 700], of: 'p', letters: tamil },
  { path: '/ta', face: 'Noto Serif Tamil', families: ['Tamil Noto'], weights: [800], of: 'h', letters: tamil },
];

test('each fallback font is as wide as its web font, at every weight', async ({ page }) => {
  for (const { path, face, families, weights, of, letters } of fallbacks.filter(
    (each) => each.path !== '/ta' || hasTamil('/'),
  )) {
    const elements = of === 'h' ? ['h1', 'h2', 'h3'] : ['p'];
    const texts = exportedPages
      .flatMap((exported) => elements.flatMap((element) => find(exported, element)))
      .flatMap(({ text }) => text.match(letters) ?? []);
    await page.goto(path);

    const ratios = await page.evaluate(
      async (options) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        const widthIn = async (font: string) => {
          const loaded = await document.fonts.load(font, options.texts[0]).catch(() => []);
          if (!context || loaded.length === 0) return undefined;
          context.font = font;
          return options.texts.reduce((sum, each) => sum + context.measureText(each).width, 0);
        };
        const found: { family: string; weight: number; ratio: number }[] = [];
        for (const weight of options.weights) {
          const ours = await widthIn(`${weight} 100px "${options.face}"`);
          for (const family of options.families) {
            const theirs = await widthIn(`${weight} 100px "${family}"`);
            if (ours && theirs) found.push({ family, weight, ratio: theirs / ours });
          }
        }
        return found;
      },
      { face, families, weights, texts: [...new Set(texts)] },
    );

    // Each system has one of the two families, under different names.
    const found = new Set(ratios.map(({ family }) => family));
    expect(found.size, `this system has no font for ${face}`).toBeGreaterThan(0);
    expect(ratios).toHaveLength(found.size * weights.length);
    expect(ratios.filter(({ ratio }) => Math.abs(ratio - 1) > 0.01)).toEqual([]);
  }
});
