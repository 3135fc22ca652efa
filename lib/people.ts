import { contentIn } from '@/lib/content';
import { peopleWithFaces } from '@/lib/content/relations/faces';
import type { Language } from '@/lib/languages';
import { pictureMarkup, type PictureName } from '@/lib/pictures';
import { portraitSource } from '@/lib/portraits';

/** The photograph of a person by her id; nothing for one whose portrait is drawn. */
export const photoOf = (id: string, language: Language): PictureName | undefined =>
  peopleWithFaces(contentIn(language)).find((person) => person.id === id)?.photo;

/** Where a person's portrait is, drawn or photographed. */
export function portraitAddress(id: string, language: Language): string {
  const photo = photoOf(id, language);
  return photo === undefined ? portraitSource(id) : pictureMarkup(photo, 'portrait', language).src;
}
