import type { Page } from '@playwright/test';

/** How much of a line may be covered, in its font size: below its letters there is room. */
const ROOM = 0.25;

/**
 * Lines of text that later text covers in forced colours: Chromium paints a background behind each line, as high as its
 * font. Text of the same block is not covered.
 */
export const findCoveredText = (page: Page): Promise<string[]> =>
  page.evaluate((room) => {
    const findBlock = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? findBlock(element.parentElement)
        : element;
    const range = document.createRange();
    const lines = [...document.querySelectorAll('main *:not(svg *, .visually-hidden)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .flatMap((node) => {
            range.selectNodeContents(node);
            const { fontSize, forcedColorAdjust } = getComputedStyle(element);
            const line = { block: findBlock(element), text: node.textContent, size: Number.parseFloat(fontSize) };
            return [...range.getClientRects()].map((box) => ({
              ...line,
              box,
              hasBackground: forcedColorAdjust === 'auto',
            }));
          }),
      );

    return lines.flatMap((line, index) =>
      lines
        .slice(index + 1)
        .filter(({ block, box, hasBackground }) => {
          const width = Math.min(line.box.right, box.right) - Math.max(line.box.left, box.left);
          const height = Math.min(line.box.bottom, box.bottom) - Math.max(line.box.top, box.top);
          return hasBackground && block !== line.block && width > 1 && height > room * line.size;
        })
        .map(({ text }) => `${line.text} is behind ${text}`),
    );
  }, ROOM);
