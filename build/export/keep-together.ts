import type { DefaultTreeAdapterTypes } from 'parse5';

import { attribute, type Edit, type Element } from './html';

/** A range of numbers such as 3-7, a phone number, a time such as 9:00 AM. */
const unbroken = /\d[\d,.]*(?:[-–]\d[\d,.]*)+|\+\d[\d ]{8,}\d|\d{1,2}(?::\d\d)? [AP]M/g;

/** The same, and in large type a short word with a hyphen. */
const unbrokenLarge = new RegExp(`${unbroken.source}|(?<![\\p{L}-])\\p{L}{1,6}-\\p{L}{2,5}(?![\\p{L}-])`, 'gu');

const isText = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** Elements whose text is not laid out, or is not ours to wrap. */
const left = new Set(['title', 'script', 'style', 'option', 'textarea', 'code', 'text', 'noscript']);

const isInIsland = (element: Element | null): boolean =>
  element !== null &&
  (attribute(element, 'data-island') !== undefined ||
    (element.parentNode !== null && 'tagName' in element.parentNode && isInIsland(element.parentNode)));

/**
 * Keeps ranges of numbers, phone numbers and times on one line: browsers break behind a hyphen. Where a text is an item of
 * a flex box or a grid it stays one item. Texts of islands stay as React rendered them.
 */
export const keepTogether = (html: string, elements: readonly Element[]): Edit[] =>
  elements
    .filter((element) => !left.has(element.tagName) && !isInIsland(element))
    .flatMap(({ tagName, childNodes }) => {
      const pattern = /^h[1-3]$/.test(tagName) ? unbrokenLarge : unbroken;
      return childNodes.filter(isText).flatMap(({ sourceCodeLocation: place }): Edit[] => {
        if (!place) return [];
        const text = html.slice(place.startOffset, place.endOffset);
        const wrapped = text.replace(pattern, '<span class="nowrap">$&</span>');
        if (wrapped === text) return [];
        const isWhole = wrapped.indexOf('<span', 1) < 0 && wrapped.startsWith('<span') && wrapped.endsWith('</span>');
        return [
          { start: place.startOffset, end: place.endOffset, text: isWhole ? wrapped : `<span>${wrapped}</span>` },
        ];
      });
    });
