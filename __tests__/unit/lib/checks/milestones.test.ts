/** @jest-environment node */
import { milestones, type Milestone } from '@/content/milestones';
import { checkMilestones } from '@/lib/checks/milestones';
import { formatProblem } from '@/lib/checks/rules';

const hubs = ['coconut-tenkasi-main', 'weaving-madurai', 'electronics-chennai'];
const [first, ...others] = milestones as readonly [Milestone, ...Milestone[]];

const messages = (collection: readonly Milestone[]) => checkMilestones(collection, hubs).map(formatProblem);

test('finds nothing wrong in the milestones as they stand', () => {
  expect(messages(milestones)).toEqual([]);
});

test.each([
  [{ date: '2024-13' }, 'date', "'2024-13' is not a date"],
  [{ description: '' }, 'description', 'is empty'],
  [{ details: '' }, 'details', 'is empty'],
  [{ status: 'done' as Milestone['status'] }, 'status', "'done' is no status"],
  [{ hub: 'pottery-manamadurai' as const }, 'hub', "'pottery-manamadurai' is no hub"],
])('stops a milestone with %j', (mistake, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringContaining(`content/milestones.ts: ${first.title}: ${field}: ${message}`),
  ]);
});

test('stops a milestone without a title, and two with one', () => {
  expect(messages([{ ...first, title: '' }, ...others])).toEqual([
    expect.stringContaining('content/milestones.ts: : title: is empty'),
  ]);
  expect(messages([...milestones, first])).toEqual([
    `content/milestones.ts: ${first.title}: title: stands twice. Each must be unique.`,
  ]);
});

test('stops more milestones than one page shows', () => {
  const path = (count: number) =>
    messages(Array.from({ length: count }, (_, index) => ({ ...first, title: `Step ${index}` })));

  expect(path(24)).toEqual([]);
  expect(path(25)).toEqual([expect.stringContaining('content/milestones.ts: milestones: length: is 25; ')]);
});
