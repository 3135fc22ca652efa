import { mentorship } from '@/content/mentorship';
import type { TrainingProgram } from '@/content/programs';

import { formatDate } from './format';

/** The facts of a course as a reader sees them: length, size, the day the next batch begins. */
export function programFacts({ duration, participants, nextBatch }: TrainingProgram): (readonly [string, string])[] {
  const { facts } = mentorship.programs;
  return [
    [facts.duration, duration],
    [facts.participants, participants],
    [facts.nextBatch, formatDate(nextBatch)],
  ];
}
