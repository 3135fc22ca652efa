import { mentorship } from '@/content/mentorship';
import type { TrainingProgram } from '@/content/programs';

import { startOfDay } from './calendar-time';
import { formatDate } from './format';

/** The facts of a course as a reader sees them: length, size, the day the next batch begins, or that it has begun. */
export function programFacts(
  { duration, participants, nextBatch }: TrainingProgram,
  now: Date,
): (readonly [string, string])[] {
  const { facts, begun } = mentorship.programs;
  const day = formatDate(nextBatch);
  return [
    [facts.duration, duration],
    [facts.participants, participants],
    [facts.nextBatch, new Date(startOfDay(nextBatch)) <= now ? begun(day) : day],
  ];
}
