import type { OutputInfo, Sharp } from 'sharp';

import type { Format } from '@/lib/pictures/delivery';

import type { Box, Size } from './geometry';

/** Encoder options. */
export const settings = {
  avif: { quality: 49, effort: 1, chromaSubsampling: '4:2:0' },
  jpg: { quality: 72, mozjpeg: true },
} as const;

/** A decoded picture, upright. */
export type Pixels = { readonly data: Buffer; readonly info: OutputInfo };

// Loading sharp takes a tenth of a second, so it is loaded on demand.
const load = async () => {
  const { default: sharp } = await import('sharp');
  // One thread per file, and as many files in parallel as there are cores: AVIF output depends on the number of
  // threads.
  sharp.concurrency(1);
  return sharp;
};

const toRaw = async ({ data, info }: Pixels): Promise<Sharp> => (await load())(data, { raw: info });

const toPixels = (picture: Sharp): Promise<Pixels> => picture.raw().toBuffer({ resolveWithObject: true });

/** The size of a master after applying its EXIF orientation. */
export async function measureSize(master: Buffer): Promise<Size> {
  const sharp = await load();
  const { autoOrient } = await sharp(master).metadata();
  return { width: autoOrient.width, height: autoOrient.height };
}

/** Decodes a master upright and without metadata (place, time, owner). */
export const decode = async (master: Buffer): Promise<Pixels> => toPixels((await load())(master).autoOrient());

/** Crops and scales a picture. */
export const scale = async (picture: Pixels, part: Box, { width, height }: Size): Promise<Pixels> =>
  toPixels((await toRaw(picture)).extract(part).resize(width, height, { fit: 'fill' }));

export async function encode(picture: Pixels, format: Format): Promise<Buffer> {
  const pixels = await toRaw(picture);
  return format === 'avif'
    ? pixels.avif(settings.avif).toBuffer()
    : pixels.flatten({ background: '#ffffff' }).jpeg(settings.jpg).toBuffer();
}
