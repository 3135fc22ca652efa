import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { filesBelow } from '@/scripts/export/files';
import { attribute, elementsOf } from '@/scripts/export/html';
import { islandsOf } from '@/scripts/export/page';

/** A page to measure. */
export type Page = {
  readonly path: string;
  readonly hasIsland: boolean;
  /** Whether search engines may list it. */
  readonly isIndexed: boolean;
};

/** Pages that cannot be measured, with the reason. */
const exceptions: Readonly<Record<string, string>> = {
  '/404': 'answers with status 404, which Lighthouse takes for a page that failed to load',
  '/shop': 'leaves for the store at once',
};

/**
 * The pages of an export that Lighthouse can measure.
 *
 * @param folder the finished export
 */
export const pagesToMeasure = (folder: string): Page[] =>
  filesBelow(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => {
      const elements = elementsOf(readFileSync(join(folder, file), 'utf8'));
      const robots = elements.find((element) => attribute(element, 'name') === 'robots');
      return {
        path: `/${file.replace(/(^|\/)index\.html$|\.html$/, '')}`,
        hasIsland: islandsOf(elements).length > 0,
        isIndexed: !(robots && attribute(robots, 'content')?.includes('noindex')),
      };
    })
    .filter(({ path }) => !(path in exceptions));
