import { getContent, type Item } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/language';
import { getOwn } from '@/lib/own';

import type { SlotName } from '@/lib/content/schemas/fields/picture-slots';

/** The name of a picture. The content check ensures that it exists. */
export type PictureName = string;

/** A point in a picture as shares of its width and height: `{ x: 0.5, y: 0.5 }` is the centre. */
export type Point = { readonly x: number; readonly y: number };

/** A picture's record with its author, the slots that use it, and its focal point. */
export type Picture = Omit<Item<'images'>, 'credit' | 'focus'> & {
  readonly credit: string;
  readonly focus: Point;
  readonly uses: readonly SlotName[];
};

export type Register = Readonly<Record<PictureName, Picture>>;

const middle: Point = { x: 0.5, y: 0.5 };

/** All pictures in a language, by name. */
export function listPictures(language: Language): Register {
  const { images, credits, pictureSlots } = getContent(language);
  return Object.fromEntries(
    images.map(({ credit, focus = middle, ...image }) => {
      const { id, medium } = image;
      const maker = credit ?? (medium === 'photograph' ? '' : credits.drawing);
      return [id, { ...image, focus, credit: maker, uses: pictureSlots[id] ?? [] }];
    }),
  );
}

// Cached per language, because every picture component uses it.
const registers = new Map<Language, Register>();

/** A picture's record; undefined if it does not exist. */
export function findPicture(name: PictureName, language: Language = sourceLanguage): Picture | undefined {
  const register = registers.get(language) ?? listPictures(language);
  registers.set(language, register);
  return getOwn(register, name);
}

/** A picture's record. */
export function getPicture(name: PictureName, language: Language = sourceLanguage): Picture {
  const entry = findPicture(name, language);
  if (!entry) throw new Error(`The picture '${name}' is not described. Write content/images/${name}.yaml.`);
  return entry;
}
