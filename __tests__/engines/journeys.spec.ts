import { expect, test } from '@playwright/test';

import { isInstalled } from '@/scripts/lib/installed';

import { completeForm } from '../unit/support/forms';

import type { Browser } from './browser';
import { browsers } from './browsers';

// Journeys in the oldest supported Chromium, in Firefox and in WebKit (docs/product.md).

for (const { name, start, programs } of browsers) {
  test.describe(name, () => {
    test.skip(
      !programs.every(isInstalled) || (name === 'Chromium 80' && process.arch !== 'x64'),
      'It is not available here.',
    );
    test.describe.configure({ mode: 'default', timeout: 180_000 });

    let browser: Browser;
    test.beforeAll(async () => {
      browser = await start();
    });
    test.afterAll(() => browser?.close());

    const open = (path: string) => browser.open(`${test.info().project.use.baseURL}${path}`);

    test('a form stores what was typed', async () => {
      await open('/contact');
      await expect
        .poll(() => browser.read(`!document.querySelector('#contact-form [type=submit]').disabled`))
        .toBe(true);
      const typed = completeForm('contact');
      for (const [field, text] of Object.entries(typed)) await browser.type(`#contact-${field}`, text);
      await browser.click('#contact-form [type=submit]');

      await expect
        .poll(() => browser.read(`JSON.parse(localStorage.getItem('contactSubmissions'))`), { timeout: 20_000 })
        .toMatchObject([typed]);
    });

    test('pages have their styles, and fit a phone', async () => {
      await browser.resize(360, 800);
      for (const path of ['/', '/ta', '/mentorship', '/b2b', '/contact']) {
        await open(path);
        const font = await browser.read(`getComputedStyle(document.querySelector('h1')).fontFamily`);
        const excess = await browser.read('document.documentElement.scrollWidth - innerWidth');

        expect(font, path).toMatch(/eczar|noto|tamil/i);
        expect(excess, path).toBeLessThanOrEqual(0);
      }
    });

    test('a fold is open on a wide screen, or has a summary that opens it', async () => {
      await browser.resize(1280, 800);
      await open('/contact');
      const heightOf = (selector: string) =>
        browser.read(`document.querySelector('main details > ${selector}').offsetHeight`);
      if ((await heightOf(':last-child')) === 0) {
        expect(await heightOf('summary')).toBeGreaterThan(0);
        await browser.click('main details > summary');
      }

      expect(await heightOf(':last-child')).toBeGreaterThan(0);
    });
  });
}
