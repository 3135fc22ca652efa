import { getContent } from '@/lib/content';
import { getPortrait } from '@/lib/pictures/portrait';
import { findPartlyPhotographed } from '@/lib/content/people';

const mockMentors = ['a', 'b'].map((id) => ({
  id,
  name: id,
  portrait: `hands-${id}`,
  photo: id === 'a' ? 'a-photograph' : undefined,
}));

/** The first is also a mentor. */
const mockLeaders = [{ id: 'a' }, { id: 'c', photo: 'c-photograph' }];

jest.mock('@/lib/content/generated/content.json', () => ({
  __esModule: true,
  get default() {
    return { en: { mentors: mockMentors, leaders: mockLeaders, successStories: [] } };
  },
}));

test("a person's page shows her photograph; a list shows drawings until everyone has one", () => {
  expect(getPortrait('a')).toBe('a-photograph');
  expect(getPortrait('a', ['a', 'b'])).toBe('hands-a');
  expect(getPortrait('b', ['a', 'b'])).toBe('hands-b');
});

test('a folder with some photographs is reported with their number', () => {
  expect(findPartlyPhotographed(getContent('en'))).toEqual(['content/mentors: 1 of 2']);
});
