import builtManifest from '@/lib/content/generated/pictures.json' with { type: 'json' };
import { getCurrentLanguage } from '@/lib/language/current-language';

import { getPictureFile, type Cut, type Format, type Manifest } from './delivery';
import { findPicture, type PictureName, type Point } from './register';
import { getSlot, type SlotName } from '@/lib/content/schemas/fields/picture-slots';

export type { PictureName } from './register';
export type { SlotName as PictureSlot } from '@/lib/content/schemas/fields/picture-slots';

/** Attributes of a `<picture>` element. */
export type PictureMarkup = {
  readonly alt: string;
  /** The AVIF `srcset`; undefined for a drawing. */
  readonly avif?: string;
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  readonly width: number;
  readonly height: number;
  /** The focal point of a drawing that is shown cropped. Raster pictures are cropped at build time. */
  readonly focus?: Point;
};

/** The `srcset` of a crop in one format, with the widths of a slot. */
export const formatSrcSet = (cut: Cut, widths: readonly number[], format: Format): string =>
  cut.sizes
    .filter(({ width }) => widths.includes(width))
    .map(({ width }) => `${getPictureFile(cut.base, width, format)} ${width}w`)
    .join(', ');

function adviseOnSlot(name: PictureName, slot: SlotName): string {
  const entry = findPicture(name);
  if (!entry) return `is not described. Write content/images/${name}.yaml, or correct the name.`;
  if (!entry.uses.includes(slot)) {
    return `is shown in the slot '${slot}', which its field does not list. Add the slot to the field (lib/content/schemas).`;
  }
  return 'is not prepared yet. Run npm run prepare:content.';
}

/** The attributes of a picture in a slot, with its alt text. */
export function getPictureMarkup(name: PictureName, slot: SlotName, manifest: Manifest = builtManifest): PictureMarkup {
  const { ratio, sizes, widths } = getSlot(slot);
  const drawing = manifest.drawings[name];
  const cut = manifest.rasters[name]?.[ratio];
  const widest = cut?.sizes.findLast(({ width }) => widths.includes(width));

  const entry = findPicture(name, getCurrentLanguage());
  if (entry?.uses.includes(slot)) {
    const { alt, focus } = entry;
    if (drawing) return { alt, focus, ...drawing };
    if (cut && widest) {
      return {
        alt,
        avif: formatSrcSet(cut, widths, 'avif'),
        src: getPictureFile(cut.base, widest.width, 'jpg'),
        srcSet: formatSrcSet(cut, widths, 'jpg'),
        sizes,
        width: widest.width,
        height: widest.height,
      };
    }
  }
  throw new Error(`The picture '${name}' ${adviseOnSlot(name, slot)}`);
}
