/** @jest-environment node */
import { contentIn } from '@/lib/content';
import { applyAction, programFacts } from '@/lib/mentors/programs';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

const { begun } = contentIn('en').pages.mentorship.programs;
const program = { title: 'Course', duration: '3 months', participants: '20', nextBatch: '2025-02-15' };
const batch = (now: string) => programFacts(program, new Date(now), 'en').at(-1)?.[1];

test('a batch is next until its day begins in India, and has begun from then on', () => {
  const day = formatsOf('en').date(program.nextBatch);

  expect(batch('2025-02-14T23:59:59+05:30')).toBe(day);
  expect(batch('2025-02-15T00:00:00+05:30')).toBe(fill(begun, { day }));
});

test('who applies writes a letter that names the course', () => {
  expect(decodeURIComponent(applyAction(program, 'en').href)).toMatch(/^\/contact\?subject=.*Course/);
});
