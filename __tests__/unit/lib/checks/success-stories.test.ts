/** @jest-environment node */
import { mentors } from '@/content/mentors';
import { successStories, type SuccessStory } from '@/content/success-stories';
import { formatProblem } from '@/lib/checks/rules';
import { checkSuccessStories } from '@/lib/checks/success-stories';

const list: readonly SuccessStory[] = successStories;
const [first, ...others] = list as readonly [SuccessStory, ...SuccessStory[]];
const ids = mentors.map(({ id }) => id);

const messages = (collection: readonly SuccessStory[]) => checkSuccessStories(collection, ids).map(formatProblem);

test('finds nothing wrong in the stories as they stand', () => {
  expect(messages(list)).toEqual([]);
});

test.each([
  [{ before: '' }, 'before', 'is empty'],
  [{ after: '' }, 'after', 'is empty'],
  [{ story: '' }, 'story', 'is empty'],
  [{ image: 'bowls' as const }, 'image', "'bowls' is no picture prepared for thumb"],
  [{ income: { before: 0, now: 18_500 } }, 'income.before', '0 is not a number of whole rupees above 0'],
  [{ income: { before: 3200, now: 18.5 } }, 'income.now', '18.5 is not a number of whole rupees above 0'],
  [{ mentor: 'nobody' as SuccessStory['mentor'] }, 'mentor', `'nobody' is no mentor. Known: ${ids[0]}`],
])('stops a story with %j', (mistake, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringContaining(`content/success-stories.ts: ${first.name}: ${field}: ${message}`),
  ]);
});

test('stops a story told twice', () => {
  expect(messages([...list, first])).toEqual([
    `content/success-stories.ts: ${first.name}: name: stands twice. Each must be unique.`,
  ]);
});
