import type { IslandBundle } from '@/scripts/islands/bundle';

import { attribute, type Element } from './html';
import type { Problem } from './problems';

/** The markup inside an element, as it stands in the page. */
function markupIn(html: string, { sourceCodeLocation }: Element): string {
  const { startTag, endTag } = sourceCodeLocation ?? {};
  return startTag && endTag ? html.slice(startTag.endOffset, endTag.startOffset) : '';
}

/** Where two texts part, with a little of what comes before. */
function parting(one: string, other: string): string {
  const place = Array.from(one).findIndex((_, index) => one[index] !== other[index]);
  const start = Math.max(0, (place === -1 ? one.length : place) - 40);
  return `page:   ${one.slice(start, start + 120)}\n    bundle: ${other.slice(start, start + 120)}`;
}

/**
 * Holds every island of a page against what its bundle renders. React would take a difference for an error, and some
 * it would not even see: a class of another name stays as the page has it until the island is rendered again.
 */
export function inexactIslands(
  file: string,
  html: string,
  elements: readonly Element[],
  render: IslandBundle['render'],
): Problem[] {
  return elements.flatMap((element) => {
    const name = attribute(element, 'data-island');
    if (name === undefined) {
      return [];
    }
    // The cast is safe: `Island` writes a record.
    const props = JSON.parse(attribute(element, 'data-props') ?? '{}') as object;
    const inPage = markupIn(html, element);
    const inBundle = render(name, props);
    return inPage === inBundle
      ? []
      : [
          {
            file,
            message: `holds <Island name="${name}">, which its bundle renders differently.`,
            snippet: parting(inPage, inBundle),
          },
        ];
  });
}
