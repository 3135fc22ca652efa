import { getPictureFile, pictureFolder, type Cut, type Format } from '@/lib/pictures/delivery';
import type { Picture } from '@/lib/pictures/register';
import { slots, type Ratio } from '@/lib/content/schemas/fields/picture-slots';

import { nameHashOf } from '@/scripts/lib/files';
import { settings } from './encode';
import { cutAround, computeDeliveredSize, type Box, type Size } from './geometry';

/** One output size of a picture, with its file name in each format. */
export type Rendition = Size & {
  readonly files: Readonly<Record<Format, string>>;
  readonly cut: Box;
};

export type RasterPlan = { readonly cuts: Readonly<Record<string, Cut>>; readonly renditions: readonly Rendition[] };

const compareNumbers = (a: number, b: number): number => a - b;

type Raster = Pick<Picture, 'uses' | 'focus'>;

/** The aspect ratios in which a picture is used, each with all required widths. */
function groupWidthsByRatio(raster: Raster): Map<Ratio, number[]> {
  const wanted = new Map<Ratio, Set<number>>();
  for (const use of raster.uses) {
    const { ratio, widths } = slots[use];
    wanted.set(ratio, new Set([...(wanted.get(ratio) ?? []), ...widths]));
  }
  return new Map([...wanted].map(([ratio, widths]) => [ratio, [...widths].toSorted(compareNumbers)]));
}

/**
 * The output files of a picture. Names contain a hash of everything that affects the bytes: master, crop, encoder and
 * settings. An existing file is therefore up to date, and can be cached forever.
 */
export function planRaster(name: string, raster: Raster, master: Size & { hash: string }, encoder: string): RasterPlan {
  const cuts: Record<string, Cut> = {};
  const renditions: Rendition[] = [];

  for (const [ratio, widths] of groupWidthsByRatio(raster)) {
    const cut = cutAround(master, ratio, raster.focus);
    const recipe = JSON.stringify([master.hash, cut, settings, encoder]);
    const hash = nameHashOf(recipe);
    const base = `${name}-${ratio.replace(':', 'x')}-${hash}`;
    const sizes = widths.map((width) => computeDeliveredSize(cut, ratio, width));

    cuts[ratio] = { base: `${pictureFolder}/${base}`, sizes };
    for (const size of sizes) {
      const files = { avif: getPictureFile(base, size.width, 'avif'), jpg: getPictureFile(base, size.width, 'jpg') };
      renditions.push({ ...size, files, cut });
    }
  }
  return { cuts, renditions };
}
