import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { pictureAt } from '@/lib/pictures/register';
import type { Ratio } from '@/lib/pictures/slots';

import { decode, encode, scale } from '@/build/pictures/encode';
import { cutAround, deliveredSize } from '@/build/pictures/geometry';

/** A picture ready to be placed, with the words of the register. */
export type PlacedPicture = { readonly jpeg: Buffer; readonly alt: string; readonly credit: string };

/**
 * Cuts a picture of the register for a place.
 *
 * @param width in pixels; about twice the points it is laid out in is enough for a home printer
 */
export async function cutPicture(name: string, ratio: Ratio, width: number): Promise<PlacedPicture> {
  const entry = pictureAt(name);
  const master = await decode(await readFile(join('content/images', entry.file)));
  const cut = cutAround(master.info, ratio, entry.focus);
  const size = deliveredSize(cut, ratio, Math.min(width, cut.width));
  const jpeg = await encode(await scale(master, cut, size), 'jpg');
  return { jpeg, alt: entry.alt, credit: entry.credit };
}
