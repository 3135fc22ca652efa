/** @jest-environment node */
import { mentorship } from '@/content/mentorship';
import { programs } from '@/content/programs';
import { formatDate } from '@/lib/format';
import { programFacts } from '@/lib/programs';

const program = { ...programs[0], nextBatch: '2025-02-15' };
const batch = (now: string) => programFacts(program, new Date(now)).at(-1)?.[1];

test('a batch is next until its day begins in India, and has begun from then on', () => {
  const day = formatDate(program.nextBatch);

  expect(batch('2025-02-14T23:59:59+05:30')).toBe(day);
  expect(batch('2025-02-15T00:00:00+05:30')).toBe(mentorship.programs.begun(day));
});
