import type * as lib from '@/lib/content';
import { contentIn } from '@/lib/content';
import { portraitOf } from '@/lib/people';
import { partlyPhotographed } from '@/lib/portraits';

const content = contentIn('en');
const [first, second] = content.mentors;

jest.mock('@/lib/content', () => {
  const actual = jest.requireActual<typeof lib>('@/lib/content');
  const source = actual.contentIn('en');
  const [photographed, ...others] = source.mentors;
  const mentors = [{ ...photographed, photo: 'a-photograph' }, ...others];
  return { ...actual, contentIn: () => ({ ...source, mentors }) };
});

test("a person's page shows her photograph; a list shows drawings until everyone has one", () => {
  const [one = '', other = ''] = [first?.id, second?.id];

  expect(portraitOf(one, 'en')).toBe('a-photograph');
  expect(portraitOf(one, 'en', [one, other])).toBe(first?.portrait);
  expect(portraitOf(other, 'en', [one, other])).toBe(second?.portrait);
});

test('a folder with some photographs is reported with their number', () => {
  expect(partlyPhotographed(content)).toEqual([`content/mentors: 1 of ${content.mentors.length}`]);
});
