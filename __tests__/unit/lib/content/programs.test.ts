/** @jest-environment node */
import { getContent } from '@/lib/content';
import { applyAction, formatBatch } from '@/lib/content/programs';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

const { ahead, begun } = getContent('en').pages.mentorship.programs;
const program = { title: 'Course', nextBatch: '2025-02-15' };
const batch = (now: string) => formatBatch(program, new Date(now));

test('a batch is upcoming until its first day starts in India', () => {
  const day = getFormats('en').date(program.nextBatch);

  expect(batch('2025-02-14T23:59:59+05:30')).toBe(fill(ahead, { day }));
  expect(batch('2025-02-15T00:00:00+05:30')).toBe(fill(begun, { day }));
});

test('the application is an e-mail that names the course', () => {
  expect(decodeURIComponent(applyAction(program).href)).toMatch(/^\/contact\?subject=.*Course/);
});
