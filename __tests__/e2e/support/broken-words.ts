import type { Page } from '@playwright/test';

/** Words and figures broken across lines where no language breaks them, except URLs. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const isVisible = (element: Element | null) =>
      element?.checkVisibility({ contentVisibilityAuto: true, visibilityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const range = document.createRange();
    const isBroken = (text: Text, start: number, length: number) => {
      range.setStart(text, start);
      range.setEnd(text, start + length);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0.5);
      // After a drop cap the rest of a word has another height, but is to its right.
      return boxes.some(({ top, left }, index) => {
        const before = boxes[index - 1];
        return before !== undefined && Math.abs(top - before.top) > 8 && left < before.right - 1;
      });
    };

    const broken: { readonly word: string; readonly text: string }[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      if (!isVisible(text.parentElement)) continue;
      for (const { 0: chunk, index } of text.data.matchAll(/\S+/g)) {
        if (/[@/]|\.\p{L}/u.test(chunk)) continue;
        for (const word of chunk.matchAll(/[\p{L}\p{M}]+|\d[\d,.]*(?:[-–]\d[\d,.]*)*/gu)) {
          if (isBroken(text, index + word.index, word[0].length))
            broken.push({ word: word[0], text: text.data.trim() });
        }
      }
    }
    return broken;
  });
