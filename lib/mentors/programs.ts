import { startOfDay } from '@/lib/calendar-time';
import { contentIn, type Action } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import type { Program } from './index';

/** The facts of a course as a reader sees them: length, size, the day the next batch begins, or that it has begun. */
export function programFacts(
  { duration, participants, nextBatch }: Pick<Program, 'duration' | 'participants' | 'nextBatch'>,
  now: Date,
  language: Language,
): (readonly [name: string, value: string])[] {
  const { facts, begun } = contentIn(language).pages.mentorship.programs;
  const day = formatsOf(language).date(nextBatch);
  return [
    [facts.duration, duration],
    [facts.participants, participants],
    [facts.nextBatch, new Date(startOfDay(nextBatch)) <= now ? fill(begun, { day }) : day],
  ];
}

/** The way to apply for a course: a letter about it. */
export function applyAction({ title }: Pick<Program, 'title'>, language: Language): Action {
  const { apply, subject } = contentIn(language).pages.mentorship.programs;
  return actionTo({ label: apply, path: '/contact', subject: fill(subject, { title }) }, language);
}
