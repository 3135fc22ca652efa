import { contentIn } from '@/lib/content';
import { peopleWithFaces } from '@/lib/faces';
import type { Language } from '@/lib/languages';
import { pictureMarkup, type PictureName } from '@/lib/pictures';

const faceOf = (id: string, language: Language) =>
  peopleWithFaces(contentIn(language)).find((person) => person.id === id);

/** The photograph of a person by her id; undefined for one whose portrait is drawn. */
export const photoOf = (id: string, language: Language): PictureName | undefined => faceOf(id, language)?.photo;

/** The path of a person's portrait, drawn or photographed. */
export function portraitAddress(id: string, language: Language): string {
  const { photo, portrait = id } = faceOf(id, language) ?? {};
  return photo === undefined ? `/art/portraits/${portrait}.svg` : pictureMarkup(photo, 'portrait', language).src;
}
