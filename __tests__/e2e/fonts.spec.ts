import { writeFileSync } from 'node:fs';

import type { Page } from '@playwright/test';

import { inkOf } from './support/ink';
import { exportedPages, find } from '../export/support/pages';
import { launchOptions } from '@/scripts/lib/launch';
import { throughSlowLink } from './support/slow-link';
import { expect, test } from './support/test';

// Each test is the first visit of a browser that has nothing of the site.
test.use({ viewport: { width: 390, height: 844 } });

/** The faces that elements are really set in, as the browser tells: of ours their first word, others in brackets. */
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
  await page.goto('/story', { waitUntil: 'networkidle' });

  expect(await facesOf(page, ['h1', 'main p'])).toEqual(['Eczar', 'Anek']);
});

/** A browser on a device that has no Tamil letters of its own (fontconfig's; elsewhere it has those of the device). */
const withoutTamil = `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>
  <include>/etc/fonts/fonts.conf</include>
  <selectfont><rejectfont><pattern><patelt name="lang"><string>ta</string></patelt></pattern></rejectfont></selectfont>
</fontconfig>`;

test('Tamil text is painted on a first visit through a slow link', async ({ playwright, baseURL }, testInfo) => {
  const configuration = testInfo.outputPath('fonts.conf');
  writeFileSync(configuration, withoutTamil);
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    env: { ...process.env, FONTCONFIG_FILE: configuration },
  });
  const page = await browser.newPage({ baseURL, viewport: { width: 390, height: 844 } });
  await throughSlowLink(page);
  await page.goto('/creator', { waitUntil: 'networkidle' });
  const texts = await page.locator('main [lang="ta"]').filter({ visible: true }).all();

  expect(texts.length).toBeGreaterThan(0);
  for (const text of texts) {
    expect(await inkOf(text), (await text.textContent()) ?? '').toBeGreaterThan(PAINTED);
  }
  // Boxes that stand for letters are ink too.
  expect(await facesOf(page, ['main [lang="ta"]'])).toEqual(['Anek']);
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

/** The stand-ins of each face, and the weights it is used at (app/_styles/_stand-ins.scss). */
const standIns = {
  Eczar: { families: ['Eczar Times', 'Eczar Noto'], weights: [500, 600, 700] },
  Anek: { families: ['Anek Arial', 'Anek Roboto'], weights: [400, 500, 600, 700] },
} as const;

for (const [face, { families, weights }] of Object.entries(standIns)) {
  test(`what stands in for ${face} is as wide as it is, at each weight`, async ({ page }) => {
    const texts = exportedPages.flatMap((exported) => find(exported, 'p').map(({ text }) => text));
    await page.goto('/');

    const ratios = await page.evaluate(
      async (asked) => {
        const context = new OffscreenCanvas(1, 1).getContext('2d');
        const widthIn = async (font: string) => {
          const loaded = await document.fonts.load(font).catch(() => []);
          if (!context || loaded.length === 0) return undefined;
          context.font = font;
          return asked.texts.reduce((sum, text) => sum + context.measureText(text).width, 0);
        };
        const told: { font: string; ratio: number }[] = [];
        for (const weight of asked.weights) {
          const ours = await widthIn(`${weight} 100px "${asked.face}"`);
          for (const family of asked.families) {
            const theirs = await widthIn(`${weight} 100px "${family}"`);
            if (ours && theirs) told.push({ font: `${weight} ${family}`, ratio: theirs / ours });
          }
        }
        return told;
      },
      // No signs that a stand-in leaves to others.
      { face, families, weights, texts: [...new Set(texts)].filter((text) => /^[ -~‘-”]+$/.test(text)) },
    );

    // A system has one of the two.
    expect(ratios.length).toBeGreaterThanOrEqual(weights.length);
    expect(ratios.filter(({ ratio }) => Math.abs(ratio - 1) > 0.01)).toEqual([]);
  });
}
