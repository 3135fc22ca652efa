import { type Edit, type Element, isInIsland, getRange } from './html';

/**
 * Removes the comments with which React separates two texts (`<!-- -->`). Chromium leaves out a space that is alone
 * between an element and a comment, so that screen readers run the words together. Islands are not changed, so that
 * they hydrate.
 */
export const joinTexts = (elements: readonly Element[]): Edit[] =>
  elements
    .filter((element) => !isInIsland(element))
    .flatMap(({ childNodes }) =>
      childNodes.flatMap((child) =>
        child.nodeName === '#comment' && 'data' in child && child.data === ' '
          ? [{ ...getRange(child), text: '' }]
          : [],
      ),
    );
