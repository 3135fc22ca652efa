/** @jest-environment node */
import { mentors } from '@/content/mentors';
import { programs, type TrainingProgram } from '@/content/programs';
import { checkPrograms } from '@/lib/checks/programs';
import { formatProblem } from '@/lib/checks/rules';

const list: readonly TrainingProgram[] = programs;
const [first, ...others] = list as readonly [TrainingProgram, ...TrainingProgram[]];
const ids = mentors.map(({ id }) => id);

const messages = (collection: readonly TrainingProgram[]) => checkPrograms(collection, ids).map(formatProblem);

test('finds nothing wrong in the programs as they stand', () => {
  expect(messages(list)).toEqual([]);
});

test.each([
  [{ duration: '' }, 'duration', 'is empty'],
  [{ participants: '' }, 'participants', 'is empty'],
  [{ description: '' }, 'description', 'is empty'],
  [{ features: [] }, 'features', 'needs at least 1'],
  [{ nextBatch: '2025-02-30' }, 'nextBatch', "'2025-02-30' is not a date"],
  [{ nextBatch: '2025-02' }, 'nextBatch', "'2025-02' is a month"],
  [{ image: 'portrait-bun-plum' as const }, 'image', "'portrait-bun-plum' is no picture prepared for card"],
  [{ nextBatch: 'soon' }, 'nextBatch', "'soon' is not a date"],
  [{ tamil: '' }, 'tamil', 'is empty'],
  [{ mentors: [] }, 'mentors', 'needs at least 1'],
  [{ mentors: ['nobody'] as unknown as TrainingProgram['mentors'] }, 'mentors', "'nobody' is no mentor"],
])('stops a program with %j', (mistake, field, message) => {
  expect(messages([{ ...first, ...mistake }, ...others])).toEqual([
    expect.stringContaining(`content/programs.ts: ${first.title}: ${field}: ${message}`),
  ]);
});

test('stops two programs of one name', () => {
  expect(messages([...list, first])).toEqual([
    `content/programs.ts: ${first.title}: title: stands twice. Each must be unique.`,
  ]);
});
