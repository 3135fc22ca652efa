import type { DefaultTreeAdapterTypes } from 'parse5';

import { type Edit, type Element, isInIsland } from './html';

/** A range such as 3-7, a phone number, a time such as 9:00 AM. */
const unbroken = /\d[\d,.]*(?:[-–]\d[\d,.]*)+|\+\d[\d ]{8,}\d|\d{1,2}(?::\d\d)? [AP]M/g;

/** In large type, the same, and short hyphenated words such as "pit-loom". */
const unbrokenLarge = new RegExp(`${unbroken.source}|(?<![\\p{L}-])\\p{L}{1,6}-\\p{L}{2,5}(?![\\p{L}-])`, 'gu');

const isText = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** Elements whose text is not laid out or must not be wrapped. */
const left = new Set(['title', 'script', 'style', 'option', 'textarea', 'code', 'text', 'noscript']);

/**
 * Prevents line breaks in ranges, phone numbers and times: browsers break after a hyphen. The text of a flex or grid
 * item stays one item. Islands are not changed, so that they hydrate.
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
