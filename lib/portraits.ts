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

/** Everyone with a portrait or a photograph, once. */
export const peopleWithPortraits = (content: Content) =>
  everyone(content).filter(({ portrait, photo }) => portrait !== undefined || photo !== undefined);
