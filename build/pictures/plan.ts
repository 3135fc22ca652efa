import { fileOf, pictureFolder, type Cut, type Format } from '@/lib/pictures/delivery';
import type { Picture } from '@/lib/pictures/register';
import { slots, type Ratio } from '@/lib/pictures/slots';

import { nameHashOf } from '@/scripts/lib/files';
import { settings } from './encode';
import { cutAround, deliveredSize, type Box, type Size } from './geometry';

/** One size of a picture, with the name of its file in each format. */
export type Rendition = Size & {
  readonly files: Readonly<Record<Format, string>>;
  readonly cut: Box;
};

export type RasterPlan = { readonly cuts: Readonly<Record<string, Cut>>; readonly renditions: readonly Rendition[] };

const ascending = (a: number, b: number): number => a - b;

type Raster = Pick<Picture, 'uses' | 'focus'>;

/** The cuts a picture's uses ask for, each with the widths of every use of that shape. */
function widthsByRatio(raster: Raster): Map<Ratio, number[]> {
  const wanted = new Map<Ratio, Set<number>>();
  for (const use of raster.uses) {
    const { ratio, widths } = slots[use];
    wanted.set(ratio, new Set([...(wanted.get(ratio) ?? []), ...widths]));
  }
  return new Map([...wanted].map(([ratio, widths]) => [ratio, [...widths].toSorted(ascending)]));
}

/**
 * The sizes to deliver of one picture. The names of their files hold a hash of all that shapes their bytes: the master,
 * the cut, the encoder and its settings. So a name that exists is a file that is right, and a browser may keep it for
 * ever.
 */
export function planRaster(name: string, raster: Raster, master: Size & { hash: string }, encoder: string): RasterPlan {
  const cuts: Record<string, Cut> = {};
  const renditions: Rendition[] = [];

  for (const [ratio, widths] of widthsByRatio(raster)) {
    const cut = cutAround(master, ratio, raster.focus);
    const recipe = JSON.stringify([master.hash, cut, settings, encoder]);
    const hash = nameHashOf(recipe);
    const base = `${name}-${ratio.replace(':', 'x')}-${hash}`;
    const sizes = widths.map((width) => deliveredSize(cut, ratio, width));

    cuts[ratio] = { base: `${pictureFolder}/${base}`, sizes };
    for (const size of sizes) {
      const files = { avif: fileOf(base, size.width, 'avif'), jpg: fileOf(base, size.width, 'jpg') };
      renditions.push({ ...size, files, cut });
    }
  }
  return { cuts, renditions };
}
