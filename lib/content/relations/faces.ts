import type { Content } from '../topics';
import type { Conflict } from './conflict';

/** Who can have a face, by the folder of content; the same id in two folders is the same person. */
const everyone = ({ mentors, leaders, successStories }: Content) =>
  (
    [
      ['mentors', mentors],
      ['leaders', leaders],
      ['success-stories', successStories],
    ] as const
  ).flatMap(([folder, people]) =>
    people.map(({ id, name, portrait, photo }) => ({ item: `${folder}/${id}`, id, name, portrait, photo })),
  );

/** Each person with a face of her own, once. */
export const peopleWithFaces = (content: Content) =>
  everyone(content).filter(({ portrait, photo }) => portrait !== undefined || photo !== undefined);

/** Everyone has one face, and no two people have the same. */
export function everyoneHasAFace(content: Content): Conflict[] {
  const withFaces = peopleWithFaces(content);
  return everyone(content).flatMap((person): Conflict[] => {
    const { item, id, portrait, photo } = person;
    const tell = (message: string, path = 'portrait'): Conflict[] => [{ item, path: [path], message }];
    if (portrait === undefined && photo === undefined) {
      return withFaces.some((other) => other.id === id)
        ? []
        : tell('is missing. Choose a drawn portrait (docs/editing.md), or a photo.');
    }
    if (portrait !== undefined && photo !== undefined) return tell('cannot stand beside a photo. Keep one of them.');

    const before = withFaces.slice(
      0,
      withFaces.findIndex((other) => other.item === item),
    );
    const elsewhere = before.find((other) => other.id === id);
    if (elsewhere) {
      return tell(`stands in content/${elsewhere.item}.yaml. Take it out here.`, portrait ? 'portrait' : 'photo');
    }
    const twin = before.find((other) => portrait !== undefined && other.portrait === portrait);
    return twin ? tell(`is the portrait of ${twin.name} too (content/${twin.item}.yaml). Choose another.`) : [];
  });
}
