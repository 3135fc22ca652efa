import type { Page } from '@playwright/test';

/**
 * Text and controls that overflow the window or an ancestor that clips them. Decoration and scrolling containers are
 * skipped.
 */
export const cutOff = (page: Page) =>
  page.evaluate(() => {
    const widthOf = document.documentElement.clientWidth;
    // A piece at true size overflows on phones by design (components/pieces/TrueSize.tsx).
    const controls = 'a, button, input, select, textarea, img:not(figure > img), summary';

    const frames = new Map<Element | null, DOMRect | undefined>([
      [document.body, new DOMRect(0, 0, widthOf, 0)],
      [null, new DOMRect(0, 0, widthOf, 0)],
    ]);

    /** The box of the ancestor that clips an element; undefined for elements that overflow by design. */
    const frameOf = (element: Element | null): DOMRect | undefined => {
      if (element === null || frames.has(element)) return frames.get(element);
      const { overflowX } = getComputedStyle(element);
      const clip = frameOf(element.parentElement);
      const isLeftOut =
        element.getAttribute('aria-hidden') === 'true' ||
        element.clientWidth <= 1 ||
        ['auto', 'scroll'].includes(overflowX);
      const own = ['hidden', 'clip'].includes(overflowX) ? element.getBoundingClientRect() : clip;
      const frame = isLeftOut || clip === undefined ? undefined : own;
      frames.set(element, frame);
      return frame;
    };

    const isCut = (element: Element, boxes: readonly DOMRect[]) => {
      const frame = frameOf(element);
      return (
        frame !== undefined &&
        boxes.some(
          ({ left, right }) => left < Math.max(0, frame.left) - 0.5 || right > Math.min(widthOf, frame.right) + 0.5,
        )
      );
    };

    const ownText = (element: Element) => {
      const range = document.createRange();
      return [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          range.selectNodeContents(node);
          return [...range.getClientRects()];
        });
    };

    const cut = [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((element) =>
        isCut(element, [...ownText(element), ...(element.matches(controls) ? [element.getBoundingClientRect()] : [])]),
      )
      .map((element) => `<${element.localName} class="${element.className}"> ${element.textContent?.slice(0, 40)}`);

    const { scrollWidth } = document.documentElement;
    return scrollWidth > widthOf ? [`the page itself: ${scrollWidth} px`, ...cut] : cut;
  });
