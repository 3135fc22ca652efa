import type * as lib from '@/lib/content';
import { getContent } from '@/lib/content';
import { getPortrait } from '@/lib/pictures/portrait';
import { findPartlyPhotographed } from '@/lib/content/people';

const content = getContent('en');
const [first, second] = content.mentors;

jest.mock('@/lib/content', () => {
  const actual = jest.requireActual<typeof lib>('@/lib/content');
  const source = actual.getContent('en');
  const [photographed, ...others] = source.mentors;
  const mentors = [{ ...photographed, photo: 'a-photograph' }, ...others];
  return { ...actual, getContent: () => ({ ...source, mentors }) };
});

test("a person's page shows her photograph; a list shows drawings until everyone has one", () => {
  const [one = '', other = ''] = [first?.id, second?.id];

  expect(getPortrait(one, 'en')).toBe('a-photograph');
  expect(getPortrait(one, 'en', [one, other])).toBe(first?.portrait);
  expect(getPortrait(other, 'en', [one, other])).toBe(second?.portrait);
});

test('a folder with some photographs is reported with their number', () => {
  expect(findPartlyPhotographed(content)).toEqual([`content/mentors: 1 of ${content.mentors.length}`]);
});
