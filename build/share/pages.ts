import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

import { getAttribute, listElements, getInherited } from '@/build/export/html';
import { getContent } from '@/lib/content';
import { languages } from '@/lib/language';

import { listFilesBelow } from '@/scripts/lib/files';
import { surfaceNames, type SurfaceName } from '../design/surfaces';

/** A share picture named by a page. */
export type SharePage = { readonly file: string; readonly title: string; readonly surface: SurfaceName };

const nameAtEnd = new RegExp(
  ` \\| (${languages.map((language) => getContent(language).enterprise.name).join('|')})$`,
  'u',
);

const isSurface = (name: string): boolean => (surfaceNames as readonly string[]).includes(name);

/**
 * Reads the share picture, title and heading surface from a page.
 *
 * @returns undefined for a page without one, such as the 404 page
 */
export function findSharePage(source: string): SharePage | undefined {
  // Only the part before the heading is parsed, for speed.
  const [beforeHeading = ''] = source.split('</h1>', 1);
  const elements = listElements(beforeHeading);
  const readMeta = (property: string): string | undefined => {
    const found = elements.find((element) => getAttribute(element, 'property') === property);
    return found && getAttribute(found, 'content');
  };
  const picture = readMeta('og:image');
  const fullTitle = readMeta('og:title');
  if (picture === undefined || fullTitle === undefined) return undefined;
  const heading = elements.find(({ tagName }) => tagName === 'h1');
  // `paper` and hub themes are not surfaces of share pictures: the surface around them is used.
  const surface = heading && getInherited(heading, 'data-surface', isSurface);
  return {
    file: basename(picture),
    title: fullTitle.replace(nameAtEnd, ''),
    // The cast is safe: it is one of the surfaces.
    surface: (surface as SurfaceName | undefined) ?? 'plaster',
  };
}

/** The share pictures named by the pages of an export. */
export async function listSharePages(folder: string): Promise<SharePage[]> {
  const files = listFilesBelow(folder).filter((name) => name.endsWith('.html'));
  const pages = await Promise.all(files.map(async (name) => findSharePage(await readFile(join(folder, name), 'utf8'))));
  return pages.filter((page) => page !== undefined);
}
