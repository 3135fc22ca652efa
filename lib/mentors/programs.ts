import { currentLanguage } from '../current-language';
import { startOfDay } from '@/lib/calendar-time';
import { contentIn, type Action } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import type { Program } from './index';

/** The start of the next batch of a course, or that the last batch has begun. */
export function batchOf(
  { nextBatch }: Pick<Program, 'nextBatch'>,
  now: Date,
  language: Language = currentLanguage(),
): string {
  const { begun, ahead } = contentIn(language).pages.mentorship.programs;
  const day = formatsOf(language).date(nextBatch);
  return fill(new Date(startOfDay(nextBatch)) <= now ? begun : ahead, { day });
}

/** An e-mail link for applying to a course. */
export function applyAction({ title }: Pick<Program, 'title'>, language: Language = currentLanguage()): Action {
  const { apply, subject } = contentIn(language).pages.mentorship.programs;
  return actionTo({ label: apply, path: '/contact', subject: fill(subject, { title }) }, language);
}
