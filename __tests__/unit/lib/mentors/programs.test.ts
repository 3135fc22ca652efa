/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { applyAction, batchOf } from '@/lib/mentors/programs';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

const { ahead, begun } = contentIn('en').pages.mentorship.programs;
const program = { title: 'Course', nextBatch: '2025-02-15' };
const batch = (now: string) => batchOf(program, new Date(now), 'en');

test('a batch is upcoming until its first day starts in India', () => {
  const day = formatsOf('en').date(program.nextBatch);

  expect(batch('2025-02-14T23:59:59+05:30')).toBe(fill(ahead, { day }));
  expect(batch('2025-02-15T00:00:00+05:30')).toBe(fill(begun, { day }));
});

test('the application is an e-mail that names the course', () => {
  expect(decodeURIComponent(applyAction(program, 'en').href)).toMatch(/^\/contact\?subject=.*Course/);
});
