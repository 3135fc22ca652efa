import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type DeliveredDrawing, pictureFolder } from '@/lib/pictures/delivery';

import { nameHashOf } from '@/scripts/lib/files';
import { readDrawing } from './read-drawing';

/** A drawing's path, size and output file name, which contains a hash of its content. */
type Measured = { readonly delivered: DeliveredDrawing; readonly file: string; readonly svg: Buffer };

/**
 * Reads the output path and the view box size of a drawing.
 *
 * @returns undefined for an unsafe drawing, or one without a size, which could not be scaled
 */
export async function measureDrawing(folder: string, master: string): Promise<Measured | undefined> {
  const { size, svg: text } = readDrawing(await readFile(join(folder, master)));
  const svg = Buffer.from(text);
  const file = master.replace(/\.svg$/i, `-${nameHashOf(svg)}.svg`);
  return size && { delivered: { src: `${pictureFolder}/${file}`, ...size }, file, svg };
}
