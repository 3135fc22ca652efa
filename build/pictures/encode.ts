import type { OutputInfo, Sharp } from 'sharp';

import type { Format } from '@/lib/pictures/delivery';

import type { Box, Size } from './geometry';

/** The options of each encoder. What other efforts of AVIF take and give: docs/performance.md. */
export const settings = {
  avif: { quality: 49, effort: 1, chromaSubsampling: '4:2:0' },
  jpg: { quality: 72, mozjpeg: true },
} as const;

/** A picture as it is seen, in memory. */
export type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

// sharp takes a tenth of a second to load: only a run that has something to encode or measure pays for it.
const load = async () => {
  const { default: sharp } = await import('sharp');
  // One thread for each file, and as many files at once as there are cores (inParallel): the bytes of an AVIF follow
  // from the number of threads that made it.
  sharp.concurrency(1);
  return sharp;
};

const raw = async ({ data, info }: Pixels): Promise<Sharp> => (await load())(data, { raw: info });

const toPixels = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });

/** A master's size as it is seen (a camera's rotation applied). */
export async function measureSize(master: Buffer): Promise<Size> {
  const sharp = await load();
  const { autoOrient } = await sharp(master).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** A master as it is seen, without the camera's notes (place, time, owner). */
export const decode = async (master: Buffer): Promise<Pixels> => toPixels((await load())(master).autoOrient());

/** A part of a picture, scaled. */
export const scale = async (picture: Pixels, part: Box, { width, height }: Size): Promise<Pixels> =>
  toPixels((await raw(picture)).extract(part).resize(width, height, { fit: 'fill' }));

/** A picture as a file. */
export async function encode(picture: Pixels, format: Format): Promise<Buffer> {
  const pixels = await raw(picture);
  return format === 'avif'
    ? pixels.avif(settings.avif).toBuffer()
    : pixels.flatten({ background: '#ffffff' }).jpeg(settings.jpg).toBuffer();
}
