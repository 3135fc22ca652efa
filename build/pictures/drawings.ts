import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type DeliveredDrawing, pictureFolder } from '@/lib/pictures/delivery';

import { nameHashOf } from '@/scripts/lib/files';
import { unsafePart } from './check';

/** A drawing's path and size, and the name of its file among the delivered ones, which holds a hash of its text. */
type Measured = { readonly delivered: DeliveredDrawing; readonly file: string; readonly svg: string };

/**
 * A drawing as it is delivered, in the size that its view box gives it.
 *
 * @returns nothing for a drawing without a view box, which a browser could not scale, and for an unsafe one (check.ts)
 */
export async function measureDrawing(folder: string, master: string): Promise<Measured | undefined> {
  const svg = await readFile(join(folder, master), 'utf8');
  if (unsafePart(svg) !== undefined) return undefined;
  const viewBox = /<svg\b[^>]*\bviewBox="([^"]+)"/.exec(svg)?.[1] ?? '';
  const [, , width = 0, height = 0] = viewBox
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const file = master.replace(/\.svg$/i, `-${nameHashOf(svg)}.svg`);
  return width > 0 && height > 0
    ? { delivered: { src: `${pictureFolder}/${file}`, width, height }, file, svg }
    : undefined;
}
