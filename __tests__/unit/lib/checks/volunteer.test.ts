/** @jest-environment node */
import { volunteerOpportunities, type VolunteerOpportunity } from '@/content/volunteer';
import { formatProblem } from '@/lib/checks/rules';
import { checkVolunteering } from '@/lib/checks/volunteer';

const [first, ...others] = volunteerOpportunities;

const messages = (opportunities: readonly VolunteerOpportunity[]) =>
  checkVolunteering(opportunities).map(formatProblem);

test('finds nothing wrong in the roles as they stand', () => {
  expect(messages(volunteerOpportunities)).toEqual([]);
});

test.each([
  [{ title: '' }, '', 'title', 'is empty'],
  [{ location: '' }, first.title, 'location', 'is empty'],
  [{ description: '' }, first.title, 'description', 'is empty'],
  [{ features: [] }, first.title, 'features', 'needs at least 1, has 0'],
  [{ duration: 'weekends' }, first.title, 'duration', "'weekends' is not a span of hours"],
  [{ duration: '4-2 hours a week' }, first.title, 'duration', 'ends before it begins'],
])('stops a role with %j', (mistake, item, field, message) => {
  const broken: VolunteerOpportunity = { ...first, ...mistake };

  expect(messages([broken, ...others])).toEqual([
    expect.stringContaining(`content/volunteer.ts: ${item}: ${field}: ${message}`),
  ]);
});

test('stops two roles with one title, and a role too many', () => {
  expect(messages([...volunteerOpportunities, first])).toEqual([
    'content/volunteer.ts: volunteerOpportunities: length: must be 3, is 4.',
    `content/volunteer.ts: ${first.title}: title: stands twice. Each must be unique.`,
  ]);
});
