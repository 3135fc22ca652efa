import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type DeliveredDrawing, pictureFolder } from '@/lib/pictures/delivery';

import { nameHashOf } from '@/scripts/lib/files';
import { readDrawing } from './read-drawing';

/** A drawing's path and size, and the name of its file among the delivered ones, which holds a hash of its text. */
type Measured = { readonly delivered: DeliveredDrawing; readonly file: string; readonly svg: Buffer };

/**
 * A drawing as it is delivered, in the size that its view box gives it.
 *
 * @returns nothing for a drawing without a view box, which a browser could not scale, and for an unsafe one
 */
export async function measureDrawing(folder: string, master: string): Promise<Measured | undefined> {
  const svg = await readFile(join(folder, master));
  const { size } = readDrawing(svg);
  const file = master.replace(/\.svg$/i, `-${nameHashOf(svg)}.svg`);
  return size && { delivered: { src: `${pictureFolder}/${file}`, ...size }, file, svg };
}
