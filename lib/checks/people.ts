import { portraits } from '@/content/images/portraits';
import { mentors } from '@/content/mentors';
import { story } from '@/content/story';
import { successStories } from '@/content/success-stories';

import type { Problem } from './rules';

/** Someone who is shown, and where that is written. */
export type ShownPerson = Pick<Problem, 'file' | 'item' | 'field'> & {
  readonly name: string;
  readonly picture: string;
};

/** Everyone who is shown, wherever it is; some stand in several collections. */
export const everyoneShown: readonly ShownPerson[] = [
  ...story.leaders.people.map(({ name, picture }) => ({
    file: 'content/story.ts',
    item: name,
    field: 'picture',
    name,
    picture,
  })),
  ...successStories.map(({ name, image }) => ({
    file: 'content/success-stories.ts',
    item: name,
    field: 'image',
    name,
    picture: image,
  })),
  ...mentors.map(({ id, name, image }) => ({
    file: 'content/mentors.ts',
    item: id,
    field: 'image',
    name,
    picture: image,
  })),
];

/** A portrait shows one person, and a person has one portrait, on every page. */
export function checkPortraits(shown: readonly ShownPerson[]): Problem[] {
  const taken = new Set(shown.map(({ picture }) => picture));
  const free = Object.keys(portraits).filter((name) => !taken.has(name));

  return shown.flatMap(({ file, item, field, name, picture }, index): Problem[] => {
    const before = shown.slice(0, index);
    const other = before.find((person) => person.picture === picture && person.name !== name);
    const otherwise = before.find((person) => person.name === name && person.picture !== picture);
    return [
      ...(other
        ? [`'${picture}' shows ${other.name} (${other.file}). Choose one that shows nobody yet: ${free.join(', ')}.`]
        : []),
      ...(otherwise
        ? [`${name} has '${otherwise.picture}' in ${otherwise.file}. Write the same portrait here as there.`]
        : []),
    ].map((message) => ({ file, item, field, message }));
  });
}
