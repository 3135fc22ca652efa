import { expect, test } from '@playwright/test';

import { getContent } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';

import { installedEngines } from './support/engines';
import type { Driver } from './support/driver';

// Core features in the oldest supported Chromium, in Firefox and in WebKit (docs/product.md).

/** Whether a page exists in Tamil. */
const hasTamil = (path: string): boolean => getContent('ta').translated.includes(path);

/** Pages that show something of their own: a hero, a theme, a table, a form, a filter. */
const pages = [
  '/',
  ...(hasTamil('/') ? ['/ta'] : []),
  ...getContent('en')
    .hubs.slice(0, 1)
    .map(({ id }) => `/hub/${id}`),
  '/mentorship',
  '/b2b',
  '/news',
  '/contact',
  '/no-such-page',
];

const widths = [360, 1280];

const { deleteAll, confirm } = getContent('en').pages['your-data'];

/** Waits in the page until an expression is true. */
const until = (condition: string) =>
  `const start = Date.now(); while (!(${condition})) { if (Date.now() - start > 15000) throw new Error(${JSON.stringify(condition)} + ' is not true'); await new Promise((done) => setTimeout(done, 50)); }`;

/** Wraps every text node in an element, as page translators do. */
const translate = `
  const texts = []; const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) if (walker.currentNode.data.trim() && !/^(SCRIPT|STYLE|TEXTAREA|OPTION)$/.test(walker.currentNode.parentNode.nodeName)) texts.push(walker.currentNode);
  for (const text of texts) { const outer = document.createElement('font'); const inner = document.createElement('font'); text.parentNode.replaceChild(outer, text); outer.appendChild(inner); inner.appendChild(text); }`;

/** Fills in a form by field type and submits it. */
const submit = (form: string) => `
  const form = document.getElementById('${form}-form');
  const setter = (type) => Object.getOwnPropertyDescriptor(type.prototype, 'value').set;
  const set = (field, value) => {
    const type = { INPUT: HTMLInputElement, TEXTAREA: HTMLTextAreaElement, SELECT: HTMLSelectElement }[field.tagName];
    setter(type).call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true })); field.dispatchEvent(new Event('change', { bubbles: true }));
  };
  const values = { name: 'Meena Kumari', email: 'meena@example.com', subject: 'Bowls', message: 'Six bowls.', interest: 'Creator' };
  for (const field of form.elements) if (values[field.name]) set(field, values[field.name]);
  form.querySelector('button[type=submit]').click();`;

for (const { name, start } of installedEngines) {
  test.describe(name, () => {
    test.describe.configure({ mode: 'serial', timeout: 180_000 });

    let driver: Driver;
    test.beforeAll(async () => {
      driver = await start();
    });
    test.afterAll(() => driver?.close());

    const origin = () => String(test.info().project.use.baseURL);
    const open = (path: string) => driver.open(`${origin()}${path}`);

    test('pages are styled, fit the window, and texts in the header do not overlap', async () => {
      for (const path of pages) {
        await open(path);
        for (const width of widths) {
          await driver.resize(width, 800);
          const seen = await driver.run<{ font: string; window: number; wide: number; overlaps: string[] }>(`
            const texts = []; const walker = document.createTreeWalker(document.querySelector('header'), NodeFilter.SHOW_TEXT);
            while (walker.nextNode()) {
              const range = document.createRange(); range.selectNodeContents(walker.currentNode); const box = range.getBoundingClientRect();
              const isHeard = walker.currentNode.parentNode.closest('.visually-hidden');
              if (box.width > 1 && !isHeard) texts.push({ text: walker.currentNode.data, left: box.left, right: box.right, top: box.top, bottom: box.bottom });
            }
            const overlaps = texts.flatMap((one, index) => texts.slice(index + 1).filter((other) => one.left < other.right - 1 && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1).map((other) => one.text + ' / ' + other.text));
            return { font: getComputedStyle(document.querySelector('h1')).fontFamily, window: window.innerWidth, wide: document.documentElement.scrollWidth, overlaps };`);

          expect.soft(seen.font, `${path} at ${width}`).toMatch(/eczar|noto|tamil/i);
          expect.soft(seen.wide, `${path} at ${width}`).toBeLessThanOrEqual(seen.window);
          expect.soft(seen.overlaps, `${path} at ${width}`).toEqual([]);
          expect.soft(driver.errors(), path).toEqual([]);
        }
      }
    });

    test('the main pages can be reached from the header at 360 px', async () => {
      await driver.resize(360, 800);
      await open('/story');
      const isShown = await driver.run<boolean>(`
        const button = document.querySelector('button[popovertarget]');
        const hasMenu = button.getClientRects().length > 0;
        if (hasMenu) button.click();
        const links = document.querySelectorAll(hasMenu ? '#menu a[href="/contact"]' : 'header a[href="/contact"]');
        return [...links].some((each) => each.getClientRects().length > 0);`);
      expect(isShown).toBe(true);
    });

    test('a link to a part of another page leads to visible text', async () => {
      await driver.resize(360, 800);
      for (const href of [
        '/refunds#return-an-item',
        `${getPagePath('/shipping', 'ta')}#orders-from-abroad`,
        '/about#figures',
      ]) {
        await open(href);
        const seen = await driver.run<{ top: number; height: number; text: string; window: number }>(`
          ${until('document.readyState === "complete" && window.scrollY > 0')}
          const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
          const { top, height } = target.getBoundingClientRect();
          return { top, height, text: target.innerText, window: window.innerHeight };`);

        expect.soft(seen.height, href).toBeGreaterThan(0);
        expect.soft(seen.text.trim(), href).not.toBe('');
        // Below the header.
        expect.soft(seen.top, href).toBeGreaterThan(0);
        expect.soft(seen.top, href).toBeLessThan(seen.window / 2);
      }
    });

    test('below the first screen, phones have a call link at the bottom', async () => {
      test.skip(!hasTamil('/'), 'The page is not in Tamil.');
      await driver.resize(360, 800);
      await open('/ta');
      await driver.run('window.scrollTo(0, 2400);');
      const target = await driver.run<string>(`
        const link = document.elementFromPoint(90, window.innerHeight - 20).closest('a');
        return link ? link.getAttribute('href') : '';`);
      expect(target).toMatch(/^tel:/);
    });

    for (const [form, list, isTranslated] of [
      ['contact', 'contactSubmissions', false],
      ['join', 'joinUsSubmissions', true],
    ] as const) {
      test(`${form} stores the submission${isTranslated ? ' on a translated page' : ''}`, async () => {
        await open(`/${form}`);
        await driver.run(
          `localStorage.clear(); ${until(`!document.querySelector('#${form}-form button[type=submit]').disabled`)}`,
        );
        if (isTranslated) await driver.run(translate);
        await driver.run(`${submit(form)} ${until(`!document.getElementById('${form}-form')`)}`);
        const stored = await driver.run<readonly Record<string, string>[]>(
          `return JSON.parse(localStorage.getItem('${list}'));`,
        );

        expect(stored).toMatchObject([{ name: 'Meena Kumari', email: 'meena@example.com' }]);
        expect(driver.errors()).toEqual([]);
      });
    }

    test('/privacy/your-data shows stored data, and deletes it', async () => {
      await open('/privacy/your-data');
      await driver.run(until(`document.querySelector('main').textContent.includes('Meena Kumari')`));
      const clickOn = (label: string) =>
        `[...document.querySelectorAll('main button')].find((each) => each.textContent === '${label}').click();`;
      await driver.run(`${clickOn(deleteAll)} ${until(`document.querySelector('dialog[open]')`)}`);
      await driver.run(`${clickOn(confirm.yes)} ${until('localStorage.length === 0')}`);
    });

    test('the news filter shows one category', async () => {
      const categories = new Set(getContent('en').news.map(({ category }) => category));
      test.skip(categories.size < 2, 'Articles have one category.');
      await open('/news');
      // Waits until the islands have hydrated.
      await driver.run(until(`!document.querySelector('#subscribe-form button[type=submit]').disabled`));
      const shown = await driver.run<readonly string[]>(`
        const items = () => [...document.querySelectorAll('[data-category]')].filter((each) => !each.hidden).map((each) => each.dataset.category);
        const link = document.querySelector('a[href="/news?category=impact"]') || document.querySelector('a[href*="?category="]');
        link.click(); ${until(`location.search !== ''`)}
        await new Promise((done) => setTimeout(done, 300)); return items();`);
      expect(new Set(shown).size).toBe(1);
    });

    test('an unknown path shows the 404 page', async () => {
      await open('/no-such-page');
      await driver.run(until(`document.body.textContent.includes('No Such Page')`));
    });
  });
}
