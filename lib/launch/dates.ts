import type { Figure } from '@/content/figures';
import type { Milestone } from '@/content/milestones';
import type { TrainingProgram } from '@/content/programs';
import type { Problem } from '@/lib/checks/rules';
import type { CareerOpening } from '@/lib/careers/careers';
import { endOf, isOver, type CommunityEvent } from '@/lib/events/events';

/** What in the content may have been overtaken by time. */
export type DatedContent = {
  readonly events: readonly CommunityEvent[];
  readonly milestones: readonly Milestone[];
  readonly careers: readonly CareerOpening[];
  readonly programs: readonly TrainingProgram[];
  readonly figures: Readonly<Record<string, Figure>>;
};

/** How long a figure may be quoted before it is counted again. */
const freshMonths = 12;

/** The first moment after a day in Tenkasi, or after a month where a date names only that. */
function endOfDate(date: string): Date {
  const isMonth = /^\d{4}-\d{2}$/.test(date);
  const end = new Date(`${date}${isMonth ? '-01' : ''}T00:00:00+05:30`);
  if (!isMonth) return new Date(end.getTime() + 24 * 60 * 60 * 1000);
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(`${month === 12 ? year + 1 : year}-${String((month % 12) + 1).padStart(2, '0')}-01T00:00:00+05:30`);
}

const isPast = (date: string, now: Date): boolean => endOfDate(date) <= now;

/** Whether a figure was counted so long ago that it may no longer be true. */
function isStale(asOf: string, now: Date): boolean {
  const limit = endOfDate(asOf);
  limit.setUTCMonth(limit.getUTCMonth() + freshMonths);
  return limit < now;
}

/**
 * What says of itself that it lies ahead, and lies behind; and what was counted too long ago.
 *
 * @param now the moment of the build (lib/build-date.ts)
 */
export const checkDates = (content: DatedContent, now: Date): Problem[] => [
  ...content.events
    .filter((event) => isOver(event, now))
    .map((event): Problem => ({
      file: `content/events/${event.id}.yaml`,
      item: event.id,
      field: 'status',
      message: `is '${event.status}', and the event ended on ${endOf(event).slice(0, 10)}. Give its next date, or take it away.`,
    })),
  ...content.milestones
    .filter(({ status, date }) => status !== 'completed' && isPast(date, now))
    .map(({ title, status, date }): Problem => ({
      file: 'content/milestones.ts',
      item: title,
      field: 'status',
      message: `is '${status}', and its date, ${date}, is gone by. Mark it as completed, or give a new date.`,
    })),
  ...content.careers
    .filter(({ closes }) => isPast(closes, now))
    .map(({ id, closes }): Problem => ({
      file: `content/careers/${id}.yaml`,
      item: id,
      field: 'closes',
      message: `was ${closes}. Give a new last day, or take the role away.`,
    })),
  ...content.programs
    .filter(({ nextBatch }) => isPast(nextBatch, now))
    .map(({ title, nextBatch }): Problem => ({
      file: 'content/programs.ts',
      item: title,
      field: 'nextBatch',
      message: `was ${nextBatch}. Give the day the next one begins.`,
    })),
  ...Object.entries(content.figures)
    .filter(([, { asOf }]) => isStale(asOf, now))
    .map(([name, { asOf }]): Problem => ({
      file: 'content/figures.ts',
      item: name,
      field: 'asOf',
      message: `is ${asOf}, over ${freshMonths} months ago. Count again, and write the new day.`,
    })),
];
