import type { DefaultTreeAdapterTypes } from 'parse5';

import { attribute, type Edit, type Element } from './html';

/** A range of numbers, such as 3-7, and a phone number. */
const unbroken = /\d[\d,.]*(?:[-–]\d[\d,.]*)+|\+\d[\d ]{8,}\d/g;

const isText = (node: DefaultTreeAdapterTypes.ChildNode): node is DefaultTreeAdapterTypes.TextNode =>
  node.nodeName === '#text';

/** Elements whose text is not laid out, or is not ours to wrap. */
const left = new Set(['title', 'script', 'style', 'option', 'textarea', 'code', 'text', 'noscript']);

const isInIsland = (element: Element | null): boolean =>
  element !== null &&
  (attribute(element, 'data-island') !== undefined ||
    (element.parentNode !== null && 'tagName' in element.parentNode && isInIsland(element.parentNode)));

/**
 * Keeps ranges of numbers and phone numbers on one line: browsers break behind a hyphen. Texts of islands stay as React
 * rendered them.
 */
export const keepTogether = (html: string, elements: readonly Element[]): Edit[] =>
  elements
    .filter((element) => !left.has(element.tagName) && !isInIsland(element))
    .flatMap(({ childNodes }) => childNodes.filter(isText))
    .flatMap(({ sourceCodeLocation: place }) =>
      place
        ? [...html.slice(place.startOffset, place.endOffset).matchAll(unbroken)].map(({ 0: text, index }) => ({
            start: place.startOffset + index,
            end: place.startOffset + index + text.length,
            text: `<span class="nowrap">${text}</span>`,
          }))
        : [],
    );
