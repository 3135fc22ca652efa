import type { Content } from '@/lib/content';

/** Everyone who can have a portrait, with the content file. The same id in two folders is the same person. */
export const getPeople = ({ mentors, leaders, successStories }: Content) =>
  (
    [
      ['mentors', mentors],
      ['leaders', leaders],
      ['success-stories', successStories],
    ] as const
  ).flatMap(([folder, people]) =>
    people.map(({ id, name, portrait, photo }) => ({ item: `${folder}/${id}`, id, name, portrait, photo })),
  );

/**
 * Folders in which only some people have a photograph: their lists keep showing drawings.
 *
 * @returns one line per folder, such as 'content/mentors: 3 of 10'
 */
export function findPartlyPhotographed(content: Content): string[] {
  const lists = { mentors: content.mentors, leaders: content.leaders, 'success-stories': content.successStories };
  const photographed = new Set(getPeople(content).flatMap(({ id, photo }) => (photo ? [id] : [])));
  return Object.entries(lists).flatMap(([folder, people]) => {
    const count = people.filter(({ id }) => photographed.has(id)).length;
    return count > 0 && count < people.length ? [`content/${folder}: ${count} of ${people.length}`] : [];
  });
}

/** Everyone with a portrait or a photograph, without duplicates. */
export const getPeopleWithPortraits = (content: Content) =>
  getPeople(content).filter(({ portrait, photo }) => portrait !== undefined || photo !== undefined);
