import { contentIn } from '@/lib/content';
import drawn from '@/lib/content/generated/portraits.json' with { type: 'json' };
import { peopleWithFaces } from '@/lib/content/relations/faces';
import type { Language } from '@/lib/languages';
import { pictureMarkup, type PictureName } from '@/lib/pictures';

const drawnPaths: Readonly<Record<string, string>> = drawn;

/**
 * The path of a drawn portrait.
 *
 * @throws Error when it is not drawn, which stops the build
 */
export function portraitSource(id: string): string {
  const path = drawnPaths[id];
  if (path === undefined) throw new Error(`The portrait of '${id}' is not drawn yet. Run npm run prepare:content.`);
  return path;
}

/** The photograph of a person by her id; nothing for one whose portrait is drawn. */
export const photoOf = (id: string, language: Language): PictureName | undefined =>
  peopleWithFaces(contentIn(language)).find((person) => person.id === id)?.photo;

/** Where a person's portrait is, drawn or photographed. */
export function portraitAddress(id: string, language: Language): string {
  const photo = photoOf(id, language);
  return photo === undefined ? portraitSource(id) : pictureMarkup(photo, 'portrait', language).src;
}
