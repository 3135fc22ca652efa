import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { getContent } from '@/lib/content';
import { getSiteOrigin } from '@/lib/env';

import { hashOf, runInParallel, readOrMake, writeWhole } from '@/scripts/lib/files';
import { getLogoInputs } from '../identity/draw-logo';
import { readSurfaces, type Surface } from '../design/surfaces';
import type { SharePage } from './pages';

export type Places = { readonly cache: string; readonly output: string };

/** The size limit in bytes. Issue trackers of social networks report limits between 100 kB and 300 kB. */
export const largestBytes = 100_000;

async function draw({ file, title }: SharePage, surface: Surface): Promise<Buffer> {
  const { drawShare } = await import('./draw');
  const picture = await drawShare(title, surface);
  const png = await picture.png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 3 }).toBuffer();
  if (png.length > largestBytes) throw new Error(`${file} weighs ${png.length} bytes, over ${largestBytes}.`);
  return png;
}

/**
 * Draws share pictures that are not cached, and copies all to the output.
 *
 * @param tools a hash of the programs that draw them
 * @returns how many were drawn
 * @throws Error when two pages name the same file, or a picture is too large
 */
export async function prepareShare(pages: readonly SharePage[], tools: string, places: Places): Promise<number> {
  const surfaces = await readSurfaces(getContent('en').brand.papers);
  const files = new Set(pages.map(({ file }) => file));
  if (files.size < pages.length) throw new Error('Two pages name the same share picture. See lib/pictures/share.ts.');

  let made = 0;
  const deliver = async (page: SharePage) => {
    const surface = surfaces[page.surface];
    const key = hashOf(JSON.stringify([tools, getLogoInputs(), getSiteOrigin(), page.title, surface])).slice(0, 24);
    const { bytes, isNew } = await readOrMake(join(places.cache, `${key}.png`), () => draw(page, surface));
    await writeWhole(join(places.output, page.file), bytes);
    made += Number(isNew);
  };
  await runInParallel(pages, availableParallelism(), deliver, 'Share pictures');
  return made;
}
