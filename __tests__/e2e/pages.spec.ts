import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import type { Page } from '@playwright/test';

import { getContent, type Content } from '@/lib/content';
import { type Language, languages, sourceLanguage } from '@/lib/language';
import { getPeople } from '@/lib/content/people';
import { measureBrotli } from '@/tools/bench';

import budgets from '../../budgets.json' with { type: 'json' };
import { type ExportedPage, exportedPages, exportFolder, isTranslated } from '../export/support/pages';
import { violations } from './support/axe';
import { brokenWords } from './support/broken-words';
import { findCoveredText } from './support/covered-text';
import { cutOff } from './support/cut-off';
import { faintRings } from './support/focus-rings';
import { pageKinds, pagesOfSurfaces, templates } from './support/kinds';
import { type Place, picturePlaces, tooLarge } from './support/picture-places';
import { readToTheEnd } from './support/reading';
import { smallTargets } from './support/targets';
import { expect, tour as test, visit } from './support/test';

// The browser checks of a page share one visit. The first page of each template is checked in both languages: markup and
// pictures in the source language, room for words in the translation, whose words are longer. What the layout and the
// surfaces of all pages share is checked on a few that have them all: the dark theme, focus rings, the skip link, print
// (architecture/contrast.test.ts checks the colours of every surface). The other pages have the same markup and other
// words: they must fit. What a finished file shows is tested in `__tests__/export`.

type Words = Content['words']['site'];

/** The transferred size of a picture: drawings compressed, others unchanged. */
function bytesOf(address: string): number {
  const file = join(exportFolder, address);
  return address.endsWith('.svg') ? measureBrotli(readFileSync(file)) : statSync(file).size;
}

const total = (addresses: ReadonlySet<string>) => [...addresses].reduce((sum, address) => sum + bytesOf(address), 0);

/** Records errors, requests and loaded pictures of a page. */
function listenTo(page: Page, isNotFound: boolean, baseURL: string | undefined) {
  const complaints: string[] = [];
  const outside: string[] = [];
  const pictures = new Set<string>();

  page.on('console', (message) => {
    // The browser logs the page's own 404 status, which is correct here.
    const isExpected = isNotFound && message.text().includes('status of 404');
    if (['error', 'warning'].includes(message.type()) && !isExpected) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== baseURL) outside.push(url.href);
    if (request.resourceType() === 'image' && url.origin === baseURL) pictures.add(url.pathname);
  });
  page.on('requestfailed', (request) => {
    const error = request.failure()?.errorText ?? 'failed';
    // Resizing the window can cancel a picture to load another width.
    const isCancelled = request.resourceType() === 'image' && error === 'net::ERR_ABORTED';
    if (!request.isNavigationRequest() && !isCancelled) complaints.push(`${request.url()}: ${error}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400 && !response.request().isNavigationRequest()) {
      complaints.push(`${response.url()}: ${response.status()}`);
    }
  });
  return { complaints, outside, pictures };
}

/** With the colours of the system, text is not behind the background of other text. */
async function expectForcedColours(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active' });
  expect.soft(await findCoveredText(page), 'forced colours').toEqual([]);
  await page.emulateMedia({ forcedColors: null });
}

/** Every focusable element has a focus ring, in both themes. */
async function expectFocusRings(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect.soft(await page.evaluate(faintRings), `focus rings, ${colorScheme}`).toEqual([]);
  }
}

/** Checks the print view: all text, no menus. */
async function expectPrint(page: Page, words: Words): Promise<void> {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await expect(page.getByRole('main')).toBeVisible();
  await expect(page.getByRole('navigation', { name: words.mainNavigation, exact: true })).toBeHidden();
  await expect(page.getByRole('button', { name: words.openMenu })).toBeHidden();
  await expect(page.locator('main > .no-print, header a[hreflang]').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('navigation')).toHaveCount(0);
  // Contact buttons do not work in print, so the details are there as text.
  await expect(page.getByRole('contentinfo').getByText(/\+91.*@/)).toBeVisible();
  await page.emulateMedia({ media: null, colorScheme: null });
}

/** The first Tab press focuses the skip link, which works. */
async function expectSkipLink(page: Page, words: Words): Promise<void> {
  // axe opens a page of its own, which takes the focus.
  await page.bringToFront();
  await page.evaluate(() => {
    scrollTo(0, 0);
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  });
  const skip = page.getByRole('link', { name: words.skipLink });
  await page.keyboard.press('Tab');
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
}

/** In which language of a template something is checked. */
type Extent = 'each' | 'template' | 'longest';

/** Text sizes and window widths (WCAG 2.2, 1.4.4 and 1.4.10), and the pages that are checked in them. */
const settings: readonly { readonly text: number; readonly width: number; readonly of: Extent }[] = [
  { text: 16, width: 320, of: 'longest' },
  { text: 32, width: 320, of: 'each' },
  { text: 24, width: 360, of: 'longest' },
  { text: 16, width: 390, of: 'each' },
  { text: 16, width: 768, of: 'longest' },
  { text: 16, width: 1440, of: 'template' },
];

/** The length of the longest word that always stays whole. */
const LONGEST_WHOLE = 16;

/** People's names. An element of one keeps its words whole. */
const names = new Set(languages.flatMap((code) => getPeople(getContent(code)).map(({ name }) => name)));

/** Letters, words, lines and paragraphs as far apart as a reader may set them (WCAG 2.2, 1.4.12). */
const wideSpacing =
  '* { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } ' +
  'p { margin-bottom: 2em !important }';

/** With styles of a reader, nothing is cut off: wide text spacing, and text of double size. */
async function expectFitWithReaderStyles(page: Page): Promise<void> {
  const styles = [
    { css: wideSpacing, widths: [360, 1280] },
    { css: 'html { font-size: 200% }', widths: [640, 1280] },
  ];
  for (const { css, widths } of styles) {
    await page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      document.adoptedStyleSheets = [sheet];
    }, css);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await cutOff(page), `${css} in ${width} px`).toEqual([]);
    }
  }
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

const longWords: Readonly<Record<Language, string>> = {
  en: 'Unpronounceablethiruvananthapuramworkshops',
  ta: 'கைத்தொழிலாளர்களுக்கானபயிற்சிமையங்களிலிருந்து',
};

/** With a long word at the end of every text, nothing is cut off, and the page does not scroll sideways. */
async function expectFitWithLongWords(page: Page, word: string): Promise<void> {
  // Here more texts must stay on one line than in a narrow window.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.evaluate((added) => {
    for (const element of document.querySelectorAll('main :not(script, style, svg, svg *, option, textarea)')) {
      const last = element.lastChild;
      const isText = last?.nodeType === Node.TEXT_NODE && /\p{L}/u.test(last.textContent ?? '');
      // Numbers, and short facts that must stay on one line, such as a time of day, get none.
      if (isText && getComputedStyle(element).whiteSpace !== 'nowrap') last.textContent += ` ${added}`;
    }
  }, word);
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await cutOff(page), `${word} in ${width} px`).toEqual([]);
  }
}

/** At each text size and width, nothing is cut off or broken, and no picture is much larger than displayed. */
async function expectFit(page: Page, extents: ReadonlySet<Extent>): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const setText = (standard: number) => devtools.send('Page.setFontSizes', { fontSizes: { standard, fixed: 13 } });
  const places: Place[] = [];
  let textNow = 16;
  try {
    for (const { text, width } of settings.filter(({ of }) => extents.has(of))) {
      await page.setViewportSize({ width, height: 480 });
      if (text !== textNow) await setText((textNow = text));
      const where = `text of ${text} px in ${width} px`;
      expect.soft(await cutOff(page), where).toEqual([]);
      // At the default size, columns are as wide as their words from common phones on; at 24 px figures are not broken,
      // nor from 360 px English words, which are shorter than Tamil ones.
      const isCommonSize = text === 16 && [390, 768, 1440].includes(width);
      const broken = await brokenWords(page);
      const whole = width >= 360 ? /^[\d\p{Script=Latin}]/u : /^\d/;
      const mustBeWhole = ({ word, text: around }: (typeof broken)[number]) =>
        word.length <= LONGEST_WHOLE &&
        (isCommonSize || (text <= 24 && whole.test(word)) || names.has(around.replaceAll('\u00A0', ' ')));
      expect.soft(broken.filter(mustBeWhole), `broken, ${where}`).toEqual([]);
      if (isCommonSize) places.push(...(await picturePlaces(page)));
      // Wide windows show the links instead of a menu button.
      const side = await page.evaluate(() => {
        const openers = [...document.querySelectorAll('[popovertarget]')].map((each) => each.getBoundingClientRect());
        const shown = openers.find((box) => box.width > 0);
        return shown && Math.min(shown.width, shown.height);
      });
      if (side) expect.soft(side, `the menu's button at ${text} px in ${width} px`).toBeGreaterThanOrEqual(44);
    }
    if (extents.has('longest') && places.length > 0) {
      await page.setViewportSize({ width: 1920, height: 480 });
      expect.soft(tooLarge([...places, ...(await picturePlaces(page))]), 'too large for their places').toEqual([]);
    }
  } finally {
    // The page is shared by tests.
    await setText(16);
    await devtools.detach();
  }
}

const { width, density, firstView, wholePage } = budgets.pictures;
const phone = { width, height: 844 };

/** Sets the window of a phone with its pixel density, which decides on the pictures. A later size resets the density. */
async function becomePhone(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setDeviceMetricsOverride', { ...phone, deviceScaleFactor: density, mobile: false });
  await devtools.detach();
}

/** Pages for women who may learn a craft: a call link is visible without scrolling. */
const learnerPages: readonly string[] = ['/ta', '/creator', '/ta/creator'];

/** Whether a page is in the language with the longest words. The home pages have sections of their own in each language. */
const isLongest = (page: ExportedPage) =>
  page.language !== sourceLanguage ||
  page.route === '/' ||
  !pageKinds.some(({ language, route }) => language !== sourceLanguage && route === page.route);

// Without translations, the 404 page of their language is in English.
for (const exported of pageKinds.filter((page) => !page.isNotFound || page.language === 'en' || isTranslated(page))) {
  const { path } = exported;
  // The Tamil home page has sections of its own.
  const hasMarkup = templates.includes(exported) || path === '/ta';
  const extents = new Set<Extent>(['each', ...(hasMarkup ? (['template'] as const) : [])]);
  if (isLongest(exported)) extents.add('template').add('longest');
  const words = getContent(exported.language).words.site;

  test(`${path} has no errors, is accessible, not cut off, within its budget, and printable`, async ({
    page,
    baseURL,
  }) => {
    const { complaints, outside, pictures } = listenTo(page, exported.isNotFound, baseURL);
    await becomePhone(page);
    await page.emulateMedia({ colorScheme: 'light' });
    // /shop leads to the store after two seconds (shop.spec.ts); here it stays.
    if (exported.route === '/shop') {
      await page.route(`**${path}`, async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<meta http-equiv="refresh"[^>]*>/, '');
        await route.fulfill({ response, body });
      });
    }

    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);
    // React logs hydration mismatches as errors.
    await expect(page.locator('[data-island]:not([data-started])')).toHaveCount(0);
    expect.soft(total(pictures), 'bytes of pictures, the first view').toBeLessThanOrEqual(firstView);
    if (learnerPages.includes(path)) {
      const places = await page
        .locator('main a[href^="tel:"]:visible')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom));
      expect.soft(Math.min(...places), 'a call in the first screen').toBeLessThanOrEqual(phone.height);
    }
    if (hasMarkup) {
      await readToTheEnd(page);
      expect.soft(total(pictures), 'bytes of pictures, the whole page').toBeLessThanOrEqual(wholePage);

      expect.soft(await smallTargets(page), 'small targets').toEqual([]);
      expect.soft(await violations(page, 'html', ['light']), 'axe, narrow').toEqual([]);
      await page.setViewportSize({ width: 1440, height: 900 });
      expect.soft(await smallTargets(page), 'small targets, wide').toEqual([]);
      await expectForcedColours(page);
    }
    if (pagesOfSurfaces.includes(exported)) {
      expect.soft(await violations(page, 'html', ['dark'], true), 'axe, wide').toEqual([]);
      await expectSkipLink(page, words);
      await expectFocusRings(page);
    }
    await expectFit(page, extents);
    if (isLongest(exported)) await expectFitWithReaderStyles(page);
    if (pagesOfSurfaces.includes(exported)) await expectPrint(page, words);
    // Last, because it changes the texts.
    if (isLongest(exported)) await expectFitWithLongWords(page, longWords[exported.language]);

    expect(complaints).toEqual([]);
    expect(outside).toEqual([]);
  });
}

const others = exportedPages.filter((page) => !page.isNotFound && !pageKinds.includes(page));
// A few pages a test, so that tests run side by side.
for (let start = 0; start < others.length; start += 10) {
  const pages = others.slice(start, start + 10);
  test(`${pages[0]?.path} and the next ${pages.length - 1} pages have no errors, and are no wider than a phone`, async ({
    page,
    baseURL,
  }) => {
    const { complaints, outside } = listenTo(page, false, baseURL);
    for (const { path } of pages) {
      await page.goto(path);
      for (const phoneWidth of [320, 390]) {
        await page.setViewportSize({ width: phoneWidth, height: 800 });
        const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
        expect.soft(excess, `${path} at ${phoneWidth} px`).toBeLessThanOrEqual(0);
      }
    }

    expect([...complaints, ...outside]).toEqual([]);
  });
}
