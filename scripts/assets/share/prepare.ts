import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';

import { groundsIn } from '../design/grounds';
import { filesIn, hashOf, inParallel, writeWhole } from '../../lib/files';
import type { SharePage } from './pages';

export type Places = { readonly cache: string; readonly output: string; readonly tokens: string };

/** The largest file a network is sure to fetch and show (issue trackers report limits from 300 kB down to 100). */
export const largestBytes = 100_000;

/**
 * Draws the share pictures that are not in the cache, and delivers all.
 *
 * @param tools a hash of the programs that draw them
 * @returns how many were drawn
 * @throws Error when two pages name the same file, or a picture weighs too much
 */
export async function prepareShare(pages: readonly SharePage[], tools: string, places: Places): Promise<number> {
  const sheet = await readFile(places.tokens, 'utf8');
  const grounds = groundsIn(sheet);
  const kept = await filesIn(places.cache);
  const planned = pages.map((page) => {
    const key = hashOf(JSON.stringify([tools, page.title, grounds[page.ground]])).slice(0, 24);
    return { ...page, kept: join(places.cache, `${key}.png`), isKept: kept.has(`${key}.png`) };
  });
  const files = new Set(planned.map(({ file }) => file));
  if (files.size < planned.length) throw new Error('Two pages name the same share picture. See lib/seo/share.ts.');

  const missing = planned.filter(({ isKept }) => !isKept);
  if (missing.length > 0) {
    const { default: sharp } = await import('sharp');
    const { shareSvg } = await import('./draw');
    await inParallel(
      missing,
      availableParallelism(),
      async (page) => {
        const svg = Buffer.from(shareSvg(page.title, grounds[page.ground]));
        const png = await sharp(svg)
          .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9, effort: 3 })
          .toBuffer();
        if (png.length > largestBytes)
          throw new Error(`${page.file} weighs ${png.length} bytes, over ${largestBytes}.`);
        await writeWhole(page.kept, png);
      },
      'Share pictures',
    );
  }
  await inParallel(planned, availableParallelism(), async ({ file, kept: from }) => {
    await writeWhole(join(places.output, file), await readFile(from));
  });
  return missing.length;
}
