/** @jest-environment node */
import { hubs } from '@/content/hubs';
import { mentors, type Mentor } from '@/content/mentors';
import { checkMentors } from '@/lib/checks/mentors';
import { formatProblem } from '@/lib/checks/rules';

const list: readonly Mentor[] = mentors;
const [first, ...others] = list as readonly [Mentor, ...Mentor[]];

const messages = (collection: readonly Mentor[]) => checkMentors(collection, hubs).map(formatProblem);

test('finds nothing wrong in the mentors as they stand', () => {
  expect(messages(list)).toEqual([]);
});

test.each([
  [{ name: '' }, 'name', 'is empty'],
  [{ role: '' }, 'role', 'is empty'],
  [{ experience: '' }, 'experience', 'is empty'],
  [{ image: 'bowls' as const }, 'image', "'bowls' is no picture prepared for portrait, square"],
  [{ specialization: '' }, 'specialization', 'is empty'],
  [{ mentees: 'many women' as Mentor['mentees'] }, 'mentees', "'many women' must begin with a number"],
  [{ location: '' }, 'location', 'is empty'],
  [{ hub: 'weaving-chennai' as Mentor['hub'] }, 'hub', "'weaving-chennai' is no hub. Known: coconut-tenkasi-main"],
  [{ hubName: 'Some hub' }, 'hubName', `'Some hub' is called '${first.hubName}' in content/hubs.ts`],
  [{ rating: 5.1 }, 'rating', '5.1 is not a rating from 0 to 5'],
  [{ rating: -1 }, 'rating', '-1 is not a rating from 0 to 5'],
  [{ totalReviews: 0 }, 'totalReviews', '0 is not a whole number above 0'],
  [{ totalReviews: 10_000 }, 'totalReviews', 'are more than the women she guided'],
  [{ bio: '' }, 'bio', 'is empty'],
  [{ achievements: ['One', 'Two'] }, 'achievements', 'needs at least 3, has 2'],
  [{ languages: [] }, 'languages', 'needs at least 1'],
  [{ quote: '' }, 'quote', 'is empty'],
  [{ summary: 'Teaches.' }, 'summary', 'has 8 characters'],
])('stops a mentor with %j', (mistake, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringContaining(`content/mentors.ts: ${first.id}: ${field}: ${message}`),
  ]);
});

test('stops an id that cannot stand in an address, and one that stands twice', () => {
  expect(messages([{ ...first, id: 'Mariammal K.' }, ...others])).toEqual([
    expect.stringContaining("content/mentors.ts: Mariammal K.: id: 'Mariammal K.' cannot stand in an address"),
  ]);
  expect(messages([...list, first])).toEqual([
    `content/mentors.ts: ${first.id}: id: stands twice. Each must be unique.`,
  ]);
});
