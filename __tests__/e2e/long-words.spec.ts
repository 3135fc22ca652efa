import { sourceLanguage } from '@/lib/languages';

import { exportedPages } from '../export/support/pages';
import { standsForItsKind } from './support/kinds';
import { expect, tour as test, visit } from './support/test';

/** The width that most phones have. Narrower, and at larger text, a word may have to give way. */
const phone = { width: 360, height: 800 };

/** The words of the page that stand on two lines, though nothing in them lets a line end there. */
const brokenWords = (): string[] => {
  const main = document.querySelector('main');
  if (!main) return [];
  for (const details of main.querySelectorAll('details')) details.open = true;
  const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  const broken: string[] = [];
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    if (!node.parentElement?.checkVisibility()) continue;
    for (const { 0: word, index } of node.textContent?.matchAll(/[^\s\-/]+/g) ?? []) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const tops = Array.from(range.getClientRects(), ({ width, top }) => (width > 1 ? Math.round(top) : undefined));
      if (new Set(tops.filter((top) => top !== undefined)).size > 1 && !/[.@:]\w/.test(word)) broken.push(word);
    }
  }
  return broken;
};

const translated = exportedPages.filter((page) => page.language !== sourceLanguage && standsForItsKind(page));

for (const { path } of translated) {
  test(`${path} breaks no word on a phone`, async ({ page }) => {
    await page.setViewportSize(phone);
    await visit(page, path);
    await page.evaluate(() => document.fonts.ready);

    expect(await page.evaluate(brokenWords)).toEqual([]);
  });
}

test('a broken word is found', async ({ page }) => {
  await page.setViewportSize(phone);
  // A page of ours takes no markup from script.
  await page.goto('about:blank');
  await page.setContent('<main style="width: 2em"><p style="overflow-wrap: anywhere">கைவினைஞர்கள்</p></main>');

  expect(await page.evaluate(brokenWords)).toEqual(['கைவினைஞர்கள்']);
});
