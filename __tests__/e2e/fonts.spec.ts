import { writeFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { inkOf } from './support/ink';
import { exportedPages, find } from '../export/support/pages';
import { launchOptions } from '@/scripts/lib/browser-options';
import { throughSlowLink } from './support/slow-link';
import { expect, test } from './support/test';

// Each test is the first visit of a browser that has nothing of the site.
test.use({ viewport: { width: 390, height: 844 } });

/** The faces that elements are really set in, as the browser reports: of ours their first word, others in brackets. */
async function facesOf(page: Page, selectors: readonly string[]) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument');
  const faces = await Promise.all(
    selectors.map(async (selector) => {
      const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
      const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId });
      return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName.split(' ')[0] : `(${familyName})`));
    }),
  );
  await devtools.detach();
  return faces.flat();
}

/** Whether a line of text is painted: letters leave little room between them. */
const PAINTED = 0.5;

test('a first visit through a slow link ends in our faces', async ({ page }) => {
  await throughSlowLink(page);
  await page.goto('/story');
  await page.evaluate(() => document.fonts.ready);

  expect(await facesOf(page, ['h1', 'main p'])).toEqual(['Eczar', 'Anek']);
});

/** A browser on a device that has no Tamil letters of its own (fontconfig's; elsewhere it has those of the device). */
const withoutTamil = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont><pattern><patelt name="lang"><string>ta</string></patelt></pattern></rejectfont></selectfont>
</fontconfig>`;

/** Where Tamil is on a page in English, and on one in Tamil; and the faces that the first of it is in. */
const inTamil = [
  { path: '/creator', texts: 'main [lang="ta"]', first: ['main [lang="ta"]'], faces: ['Anek'] },
  {
    path: '/ta',
    texts: 'main :is(h1, h2, p)',
    first: ['main h1', 'main p'],
    faces: ['Anek', 'Noto'],
  },
];

test('Tamil text is painted on a first visit through a slow link', async ({ playwright, baseURL }, testInfo) => {
  const configuration = testInfo.outputPath('fonts.conf');
  writeFileSync(configuration, withoutTamil);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: configuration },
  });
  for (const { path, texts, first, faces } of inTamil) {
    const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
    await throughSlowLink(page);
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const shown = await page
      .locator(texts)
      .filter({ visible: true, hasText: /[\u0B80-\u0BFF]/ })
      .all();

    expect(shown.length, path).toBeGreaterThan(0);
    for (const text of shown) {
      expect(await inkOf(text), `${path}: ${(await text.textContent()) ?? ''}`).toBeGreaterThan(PAINTED);
    }
    // Boxes in place of missing letters are ink too. A sign such as ₹ may come from a font of the system, in brackets.
    const downloaded = (await facesOf(page, first)).filter((face) => face?.startsWith('(') === false);
    expect(new Set(downloaded), path).toEqual(new Set(faces));
    await page.close();
  }
  await browser.close();
});

test('text is painted while its faces are on their way', async ({ page }) => {
  await page.route('**/*.woff2', () => new Promise(() => {}));
  await page.goto('/creator', { waitUntil: 'domcontentloaded' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

  for (const text of [page.locator('h1'), page.locator('main p').first(), page.locator('main [lang="ta"]').first()]) {
    expect(await inkOf(text)).toBeGreaterThan(PAINTED);
  }
});

test('a line of Tamil is of one font of the system while its face is on its way, stops and spaces too', async ({
  page,
}) => {
  await page.route('**/*.woff2', (route) => route.abort());
  await page.goto('/ta/about');

  expect(await facesOf(page, ['h1'])).toEqual(['(Noto Serif Tamil)']);
  expect(await facesOf(page, ['h1 ~ p'])).toEqual(['(Noto Sans Tamil)']);
});

type StandIns = {
  /** A page that declares them. */
  readonly path: string;
  readonly face: string;
  readonly families: readonly string[];
  readonly weights: readonly number[];
  /** The elements whose text is set in the face, and what of it the fallback fonts have letters for. */
  readonly elements: readonly string[];
  readonly letters: RegExp;
};

// No signs that a fallback font leaves to others. With Tamil words, what is between them.
const latin = /^[ -~‘-”]+$/;
const tamil = /[\u0B80-\u0BFF][\u0B80-\u0BFF !-#%'-?–-…]*/g;
const headings = ['h1', 'h2', 'h3'];
const text = ['p'];

/** The fallback fonts of our faces, and the weights it is used at (app/_styles/_stand-ins.scss). */
const standIns: Readonly<Record<string, StandIns>> = {
  Eczar: {
    path: '/',
    face: 'Eczar',
    families: ['Eczar Times', 'Eczar Noto'],
    weights: [500, 600, 700],
    elements: headings,
    letters: latin,
  },
  Anek: {
    path: '/',
    face: 'Anek',
    families: ['Anek Arial', 'Anek Roboto'],
    weights: [400, 500, 600, 700],
    elements: text,
    letters: latin,
  },
  'the Tamil letters of Anek': {
    path: '/ta',
    face: 'Anek',
    families: ['Anek Noto'],
    weights: [400, 500, 600, 700],
    elements: text,
    letters: tamil,
  },
  'Noto Serif Tamil': {
    path: '/ta',
    face: 'Noto Serif Tamil',
    families: ['Noto Serif Local'],
    weights: [700],
    elements: headings,
    letters: tamil,
  },
};

for (const [name, { path, face, families, weights, elements, letters }] of Object.entries(standIns)) {
  test(`what stands in for ${name} is as wide as it is, at each weight`, async ({ page }) => {
    const texts = exportedPages
      .flatMap((exported) => elements.flatMap((element) => find(exported, element)))
      .flatMap(({ text: said }) => said.match(letters) ?? []);
    await page.goto(path);

    const ratios = await page.evaluate(
      async (asked) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        const widthIn = async (font: string) => {
          const loaded = await document.fonts.load(font, asked.texts[0]).catch(() => []);
          if (!context || loaded.length === 0) return undefined;
          context.font = font;
          return asked.texts.reduce((sum, each) => sum + context.measureText(each).width, 0);
        };
        const told: { family: string; weight: number; ratio: number }[] = [];
        for (const weight of asked.weights) {
          const ours = await widthIn(`${weight} 100px "${asked.face}"`);
          for (const family of asked.families) {
            const theirs = await widthIn(`${weight} 100px "${family}"`);
            if (ours && theirs) told.push({ family, weight, ratio: theirs / ours });
          }
        }
        return told;
      },
      { face, families, weights, texts: [...new Set(texts)] },
    );

    // A system has one of two, and each of its weights: a font has other names on other systems.
    const found = new Set(ratios.map(({ family }) => family));
    expect(found.size, 'this system has no font that could stand in').toBeGreaterThan(0);
    expect(ratios).toHaveLength(found.size * weights.length);
    expect(ratios.filter(({ ratio }) => Math.abs(ratio - 1) > 0.01)).toEqual([]);
  });
}
