import type { Content } from '@/lib/content';

/** Who can have a face, by the folder of content; the same id in two folders is the same person. */
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

/** Each person with a face of her own, once. */
export const peopleWithFaces = (content: Content) =>
  everyone(content).filter(({ portrait, photo }) => portrait !== undefined || photo !== undefined);
