import { escapeMarkup } from '@/lib/markup';

import { applyEdits, attribute, elementsOf, isWithin, type Edit, type Element } from './html';

/** Elements whose text takes no markup, or is none that a reader sees. */
const closed = /^(head|title|script|style|option|textarea|template)$/;

/** What an island holds is compared with what its script makes of the same words: it stays as it is. */
const isLeftAlone = (element: Element, language: string): boolean =>
  isWithin(
    element,
    (each) =>
      closed.test(each.tagName) ||
      attribute(each, 'data-island') !== undefined ||
      attribute(each, 'lang')?.split('-')[0] === language,
  );

/**
 * Marks the words of another language that stand in a page for those not translated yet, so that they are read aloud, broken
 * and searched as what they are. Each must be a text by itself: one that is put together with others is not found.
 *
 * @param texts the words as the page shows them
 * @param language theirs
 */
export function markStandIns(html: string, texts: ReadonlySet<string>, language: string): string {
  const edits = elementsOf(html).flatMap((element): Edit[] =>
    element.childNodes.flatMap((child): Edit[] => {
      const place = child.sourceCodeLocation;
      if (!('value' in child) || !place || !texts.has(child.value.trim()) || isLeftAlone(element, language)) return [];
      return [
        {
          start: place.startOffset,
          end: place.endOffset,
          text: `<span lang="${language}">${escapeMarkup(child.value)}</span>`,
        },
      ];
    }),
  );
  return edits.length > 0 ? applyEdits(html, edits) : html;
}
