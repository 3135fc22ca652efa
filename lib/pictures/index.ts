import builtManifest from '@/lib/content/generated/pictures.json' with { type: 'json' };
import { type Language, sourceLanguage } from '@/lib/languages';

import { fileOf, type Cut, type Format, type Manifest } from './delivery';
import { pictureAt, pictureNamed, type PictureName, type Point } from './register';
import { slotAt, type SlotName } from './slots';

export type { PictureName } from './register';
export type { SlotName as PictureSlot } from './slots';

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
export const srcSetOf = (cut: Cut, widths: readonly number[], format: Format): string =>
  cut.sizes
    .filter(({ width }) => widths.includes(width))
    .map(({ width }) => `${fileOf(cut.base, width, format)} ${width}w`)
    .join(', ');

/** The author of a picture. */
export const creditOf = (name: PictureName, language?: Language): string => pictureAt(name, language).credit;

function advice(name: PictureName, slot: SlotName): string {
  const entry = pictureNamed(name);
  if (!entry) return `is not described. Write content/images/${name}.yaml, or correct the name.`;
  if (!entry.uses.includes(slot)) {
    return `stands in the slot '${slot}', which the field that names it does not list. Add it there (lib/content/schemas).`;
  }
  return 'is not prepared yet. Run npm run prepare:content.';
}

/** The attributes of a picture in a slot, with its alt text in a language. */
export function pictureMarkup(
  name: PictureName,
  slot: SlotName,
  language: Language = sourceLanguage,
  manifest: Manifest = builtManifest,
): PictureMarkup {
  const { ratio, sizes, widths } = slotAt(slot);
  const drawing = manifest.drawings[name];
  const cut = manifest.rasters[name]?.[ratio];
  const widest = cut?.sizes.findLast(({ width }) => widths.includes(width));

  const entry = pictureNamed(name, language);
  if (entry?.uses.includes(slot)) {
    const { alt, focus } = entry;
    if (drawing) return { alt, focus, ...drawing };
    if (cut && widest) {
      return {
        alt,
        avif: srcSetOf(cut, widths, 'avif'),
        src: fileOf(cut.base, widest.width, 'jpg'),
        srcSet: srcSetOf(cut, widths, 'jpg'),
        sizes,
        width: widest.width,
        height: widest.height,
      };
    }
  }
  throw new Error(`The picture '${name}' ${advice(name, slot)}`);
}
