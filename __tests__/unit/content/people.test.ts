/** @jest-environment node */
import { mediaKit } from '@/content/media-kit';
import { mentors } from '@/content/mentors';
import { story } from '@/content/story';
import { successStories } from '@/content/success-stories';

/** Everyone who is shown, wherever it is; some stand in several collections. */
const shown = [
  ...mentors.map(({ name, image }) => ({ name, picture: image })),
  ...successStories.map(({ name, image }) => ({ name, picture: image })),
  { name: mediaKit.contact.person.name, picture: mediaKit.contact.person.picture },
  ...story.leaders.people.map(({ name, picture }) => ({ name, picture })),
];

/** The distinct values of one field, for each value of the other. */
const grouped = (key: 'name' | 'picture', value: 'name' | 'picture') =>
  [...new Set(shown.map((person) => person[key]))].map((one) => [
    one,
    ...new Set(shown.filter((person) => person[key] === one).map((person) => person[value])),
  ]);

test('a person has one portrait, on every page', () => {
  expect(grouped('name', 'picture').filter((row) => row.length > 2)).toEqual([]);
});

test('a portrait shows one person', () => {
  expect(grouped('picture', 'name').filter((row) => row.length > 2)).toEqual([]);
});
