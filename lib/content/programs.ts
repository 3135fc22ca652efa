import { startOfDay } from '@/lib/language/calendar-time';
import { getContent, type Action } from '@/lib/content';
import { resolveAction } from './links';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import type { Program } from './mentors';

/** The start of the next batch of a course, or that the last batch has begun. */
export function formatBatch({ nextBatch }: Pick<Program, 'nextBatch'>, now: Date): string {
  const { begun, ahead } = getContent().pages.mentorship.programs;
  const day = getFormats().date(nextBatch);
  return fill(new Date(startOfDay(nextBatch)) <= now ? begun : ahead, { day });
}

/** An e-mail link for applying to a course. */
export function applyAction({ title }: Pick<Program, 'title'>): Action {
  const { apply, subject } = getContent().pages.mentorship.programs;
  return resolveAction({ label: apply, path: '/contact', subject: fill(subject, { title }) });
}
