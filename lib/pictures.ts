import { fileOf, type Cut, type Format, type Manifest } from '@/content/images/delivery';
import builtManifest from '@/content/images/manifest.json';
import { pictureAt as entryAt, pictures, type PictureName as RegisteredName } from '@/content/images/register';
import { slotAt, type SlotName } from '@/content/images/slots';

export type { SlotName as PictureSlot } from '@/content/images/slots';

/** What a `<picture>` needs to be drawn. */
export type PictureMarkup = {
  readonly alt: string;
  /** The `srcset` of the smallest format; none for a drawing. */
  readonly avif?: string;
  readonly src: string;
  readonly srcSet?: string;
  readonly sizes?: string;
  /** The size of `src`. */
  readonly width: number;
  readonly height: number;
  /** The ground while it loads, one of the `--tone-` colours; none for a drawing. */
  readonly tone?: string;
};

/** The `srcset` of a cut in one format, in those of its widths that a slot asks for. */
export const srcSetOf = (cut: Cut, widths: readonly number[], format: Format): string =>
  cut.sizes
    .filter(({ width }) => widths.includes(width))
    .map(({ width }) => `${fileOf(cut.base, width, format)} ${width}w`)
    .join(', ');

/** In transition: content names pictures by text, and the loader will hold that each is there. */
export type PictureName = string;

// The cast is safe: whoever asks has looked for the name in the register, or is told that it is not there.
const pictureAt = (name: PictureName) => entryAt(name as RegisteredName);

/** Whom a picture is from. */
export const creditOf = (name: PictureName): string => pictureAt(name).credit;

const isDescribedFor = (name: PictureName, slot: SlotName): boolean =>
  Object.hasOwn(pictures, name) && pictureAt(name).uses.includes(slot);

/** What to do about a picture that cannot be drawn in a slot. */
function advice(name: PictureName, slot: SlotName): string {
  if (!Object.hasOwn(pictures, name)) return 'is in no register. Describe it in content/images, or correct the name.';
  if (!isDescribedFor(name, slot)) return `has no use '${slot}'. Add it to the picture's uses in content/images.`;
  return 'is not prepared yet. Run npm run prepare:content.';
}

/**
 * How a picture is delivered in a slot.
 *
 * @throws Error when the register does not hold the picture or its use in this slot, which stops the build
 */
export function pictureMarkup(name: PictureName, slot: SlotName, manifest: Manifest = builtManifest): PictureMarkup {
  const { ratio, sizes, widths } = slotAt(slot);
  const drawing = manifest.drawings[name];
  const raster = manifest.rasters[name];
  const cut = raster?.cuts[ratio];
  const widest = cut?.sizes.findLast(({ width }) => widths.includes(width));

  if (isDescribedFor(name, slot)) {
    const { alt } = pictureAt(name);
    if (drawing) return { alt, ...drawing };
    if (raster && cut && widest) {
      return {
        alt,
        avif: srcSetOf(cut, widths, 'avif'),
        src: fileOf(cut.base, widest.width, 'jpg'),
        srcSet: srcSetOf(cut, widths, 'jpg'),
        sizes,
        width: widest.width,
        height: widest.height,
        tone: raster.tone,
      };
    }
  }
  throw new Error(`The picture '${name}' ${advice(name, slot)}`);
}
