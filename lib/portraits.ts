import type { Content } from '@/lib/content';

/** Everyone who can have a portrait, with the file of each; the same id in two folders is the same person. */
export const everyone = ({ mentors, leaders, successStories }: Content) =>
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
 * The folders in which some people have a photograph and others do not: their lists go on showing drawings.
 *
 * @returns a line for each, such as 'content/mentors: 3 of 10'
 */
export function partlyPhotographed(content: Content): string[] {
  const lists = { mentors: content.mentors, leaders: content.leaders, 'success-stories': content.successStories };
  return Object.entries(lists).flatMap(([folder, people]) => {
    const count = people.filter(({ photo }) => photo !== undefined).length;
    return count > 0 && count < people.length ? [`content/${folder}: ${count} of ${people.length}`] : [];
  });
}

/** Everyone with a portrait or a photograph, once. */
export const peopleWithPortraits = (content: Content) =>
  everyone(content).filter(({ portrait, photo }) => portrait !== undefined || photo !== undefined);
