import { getContent } from '@/lib/content';
import type { PictureName } from '@/lib/pictures';
import { getPeopleWithPortraits } from '@/lib/content/people';

/**
 * The portrait of a person by id.
 *
 * @param among the ids of all people in the same list: photographs are shown only when all of them have one, else
 *   drawings
 * @throws {Error} when nobody with this id has a portrait
 */
export function getPortrait(id: string, among: readonly string[] = [id]): PictureName {
  const people = getPeopleWithPortraits(getContent());
  const findPerson = (one: string) => people.find((person) => person.id === one);
  const { portrait, photo } = findPerson(id) ?? {};
  const showsPhotos = among.every((one) => findPerson(one)?.photo !== undefined);
  const picture = (showsPhotos ? photo : portrait) ?? portrait ?? photo;
  if (picture === undefined) throw new Error(`Nobody with a portrait has the id '${id}'.`);
  return picture;
}
