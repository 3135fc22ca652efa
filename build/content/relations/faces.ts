import type { Content } from '@/lib/content/schemas';
import { everyone, peopleWithFaces } from '@/lib/faces';
import type { Conflict } from './conflict';

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
