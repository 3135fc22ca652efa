import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { attribute, elementsOf, inherited } from '@/build/export/html';
import { contentIn } from '@/lib/content';
import { languages } from '@/lib/languages';

import { filesBelow } from '@/scripts/lib/files';
import { surfaceNames, type SurfaceName } from '../design/surfaces';

/** A share picture that a page of the export names. */
export type SharePage = { readonly file: string; readonly title: string; readonly surface: SurfaceName };

const nameAtEnd = new RegExp(
  ` \\| (${languages.map((language) => contentIn(language).enterprise.name).join('|')})$`,
  'u',
);

const isSurface = (name: string): boolean => (surfaceNames as readonly string[]).includes(name);

/**
 * Reads from a page which share picture it names, with its title and the surface of its heading, which it is to show.
 *
 * @returns nothing for a page that names none, such as the 404
 */
export function sharePageIn(source: string): SharePage | undefined {
  // Nothing behind the heading speaks of the picture, and to parse it all would take most of this step's time.
  const [untilHeading = ''] = source.split('</h1>', 1);
  const elements = elementsOf(untilHeading);
  const meta = (property: string): string | undefined => {
    const found = elements.find((element) => attribute(element, 'property') === property);
    return found && attribute(found, 'content');
  };
  const picture = meta('og:image');
  const fullTitle = meta('og:title');
  if (picture === undefined || fullTitle === undefined) return undefined;
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  // Paper and the themes of hubs are no surface of a picture: what they are on is.
  const surface = heading && inherited(heading, 'data-surface', isSurface);
  return {
    file: basename(picture),
    title: fullTitle.replace(nameAtEnd, ''),
    // The cast is safe: it is one of the surfaces.
    surface: (surface as SurfaceName | undefined) ?? 'plaster',
  };
}

/** The share pictures that the pages of an export name. */
export async function sharePagesOf(folder: string): Promise<SharePage[]> {
  const files = filesBelow(folder).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(files.map(async (name) => sharePageIn(await readFile(join(folder, name), 'utf8'))));
  return pages.filter((page) => page !== undefined);
}
