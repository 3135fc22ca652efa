import { contentIn, type Item } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/languages';
import { own } from '@/lib/own';

import type { SlotName } from './slots';

/** A picture of the register; the check of the content holds that every name written there is one. */
export type PictureName = string;

/** A place in a picture, as shares of its width and height: `{ x: 0.5, y: 0.5 }` is its middle. */
export type Point = { readonly x: number; readonly y: number };

/** A picture's record, with who made it, the slots of the fields that name it, and what a narrower cut must keep. */
export type Picture = Omit<Item<'images'>, 'credit' | 'focus'> & {
  readonly credit: string;
  readonly focus: Point;
  readonly uses: readonly SlotName[];
};

/** Pictures by name. */
export type Register = Readonly<Record<PictureName, Picture>>;

const middle: Point = { x: 0.5, y: 0.5 };

/** Every picture of the site in a language, by name. */
export function picturesIn(language: Language): Register {
  const { images, credits, pictureSlots } = contentIn(language);
  return Object.fromEntries(
    images.map(({ credit, focus = middle, ...image }) => {
      const { id, medium } = image;
      const maker = credit ?? (medium === 'photograph' ? '' : credits.drawing);
      return [id, { ...image, focus, credit: maker, uses: pictureSlots[id] ?? [] }];
    }),
  );
}

// Every picture of every page asks: the register is read once a language.
const registers = new Map<Language, Register>();

/** A picture's record; nothing for a name that the register does not hold. */
export function pictureNamed(name: PictureName, language: Language = sourceLanguage): Picture | undefined {
  const register = registers.get(language) ?? picturesIn(language);
  registers.set(language, register);
  return own(register, name);
}

/** A picture's record. */
export function pictureAt(name: PictureName, language: Language = sourceLanguage): Picture {
  const entry = pictureNamed(name, language);
  if (!entry) throw new Error(`The picture '${name}' is not described. Write content/images/${name}.yaml.`);
  return entry;
}
