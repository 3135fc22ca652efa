import type { Page } from '@playwright/test';

/**
 * Tap targets that are too small: under 24 px, or under 44 px if they are neither in a phrase, in a row of links nor in
 * the lists of the footer. Links in sentences are exempt (WCAG 2.2, 2.5.8).
 */
export const smallTargets = (page: Page) =>
  page.evaluate(() => {
    const isInline = (element: Element) => getComputedStyle(element).display.startsWith('inline');

    /** The number of other words in the paragraph: a few make a phrase, more a sentence. */
    const wordsBeside = (target: Element) => {
      let block = target.parentElement;
      while (block && isInline(block)) block = block.parentElement;
      const otherWords = (block?.textContent ?? '').replace(target.textContent ?? '', '');
      return otherWords.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
    };

    /** The tap area: a card's link covers the card, and icons have an enlarged area. */
    const boxOf = (target: HTMLElement) => {
      // A tap on the label selects a radio button.
      const label = target instanceof HTMLInputElement && target.type === 'radio' ? target.closest('label') : null;
      if (label) return label.getBoundingClientRect();
      const { content, position, inset } = getComputedStyle(target, '::after');
      const { width, height } = target.getBoundingClientRect();
      if (content === 'none' || position !== 'absolute') return { width, height };
      if (inset === '0px') return (target.offsetParent ?? target).getBoundingClientRect();
      const room = /^-[\d.]+px$/.test(inset) ? -2 * Number.parseFloat(inset) : 0;
      return { width: width + room, height: height + room };
    };

    const isInRow = (target: Element) =>
      target.matches('footer li a') ||
      [...(target.parentElement?.children ?? [])].filter(({ localName }) => localName === 'a').length > 3;

    return [...document.querySelectorAll<HTMLElement>('a[href], button, select, textarea, summary, input')]
      .filter((target) => target.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true }))
      .filter((target) => target.getBoundingClientRect().width > 1)
      .map((target) => {
        const { width, height } = boxOf(target);
        const otherWords = isInline(target) ? wordsBeside(target) : 0;
        return { target, width, height, least: otherWords > 3 ? 0 : otherWords > 0 || isInRow(target) ? 24 : 44 };
      })
      .filter(({ width, height, least }) => height < least - 0.5 || width < Math.min(least, 24) - 0.5)
      .map(
        ({ target, width, height }) =>
          `<${target.localName} class="${target.className}"> ${target.textContent}: ${width.toFixed(1)} × ${height.toFixed(1)}`,
      );
  });
