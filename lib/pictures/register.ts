import { contentIn, type Item } from '@/lib/content';
import { type Language, sourceLanguage } from '@/lib/languages';
import { own } from '@/lib/own';

import type { SlotName } from './slots';
import type { Entry, Group } from './types';

/** A picture of the register; the check of the content holds that every name written there is one. */
export type PictureName = string;

type Credits = Readonly<Partial<Record<string, string>>>;

const middle = { x: 0.5, y: 0.5 };

/** A picture's record with what it need not say: who made it, that its middle is kept, where it is. */
const entryOf = (
  { focus = middle, credit, ...described }: Item<'images'>,
  credits: Credits,
  uses: readonly SlotName[] = [],
): Entry => ({
  ...described,
  uses,
  focus,
  credit: credit ?? credits[described.medium] ?? '',
});

/** Every picture of the site in a language, by name. */
export function picturesIn(language: Language): Group {
  const { images, credits, pictureSlots } = contentIn(language);
  return Object.fromEntries(images.map((picture) => [picture.id, entryOf(picture, credits, pictureSlots[picture.id])]));
}

// Every picture of every page asks: the register is read once a language.
const registers = new Map<Language, Group>();

/** A picture's record; nothing for a name that the register does not hold. */
export function pictureNamed(name: PictureName, language: Language = sourceLanguage): Entry | undefined {
  const register = registers.get(language) ?? picturesIn(language);
  registers.set(language, register);
  return own(register, name);
}

/**
 * A picture's record.
 *
 * @throws Error for a name that the register does not hold
 */
export function pictureAt(name: PictureName, language: Language = sourceLanguage): Entry {
  const entry = pictureNamed(name, language);
  if (!entry) throw new Error(`The picture '${name}' is not described. Write content/images/${name}.yaml.`);
  return entry;
}

/** What is said of a picture made by a computer. */
export const computerPictureIn = (language: Language): string => contentIn(language).credits.computerPicture;

/** The register by the file each picture is described in; messages of the build name it. */
export const registerByFile = (): Readonly<Record<string, Group>> =>
  Object.fromEntries(
    Object.entries(picturesIn(sourceLanguage)).map(([name, entry]) => [
      `content/images/${name}.yaml`,
      { [name]: entry },
    ]),
  );
