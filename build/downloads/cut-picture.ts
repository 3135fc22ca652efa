import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { type Language, sourceLanguage } from '@/lib/language';
import { getPicture } from '@/lib/pictures/register';
import type { Ratio } from '@/lib/content/schemas/fields/picture-slots';

import { decode, encode, scale } from '@/build/pictures/encode';
import { cutAround, computeDeliveredSize } from '@/build/pictures/geometry';

/** A cropped picture with its alt text. */
export type PlacedPicture = { readonly jpeg: Buffer; readonly alt: string; readonly credit: string };

/**
 * Crops a picture.
 *
 * @param language of its alt text and its credit
 * @param width in pixels; about twice its width in points is enough for home printers
 */
export async function cutPicture(
  name: string,
  ratio: Ratio,
  width: number,
  language: Language = sourceLanguage,
): Promise<PlacedPicture> {
  const entry = getPicture(name, language);
  const master = await decode(await readFile(join('content/images', entry.file)));
  const cut = cutAround(master.info, ratio, entry.focus);
  const size = computeDeliveredSize(cut, ratio, Math.min(width, cut.width));
  const jpeg = await encode(await scale(master, cut, size), 'jpg');
  return { jpeg, alt: entry.alt, credit: entry.credit };
}
