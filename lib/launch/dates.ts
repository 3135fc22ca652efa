import { endOfDate, withOffset } from '@/lib/calendar-time';
import type { Complaint } from '@/lib/content/define';
import { own } from '@/lib/own';

type Item = Readonly<Record<string, unknown>>;

/** How long a figure may be quoted before it is counted again. */
const freshMonths = 12;

/** Whether a figure was counted so long ago that it may no longer be true. */
function isStale(asOf: string, now: Date): boolean {
  const limit = endOfDate(asOf);
  limit.setUTCMonth(limit.getUTCMonth() + freshMonths);
  return limit < now;
}

type Rule = (item: Item, isPast: (date: unknown) => boolean, now: Date) => readonly Complaint[];

/** What says of itself that it lies ahead, by the folder or file it stands in. */
const rules: Readonly<Record<string, Rule>> = {
  events: ({ date, lastDay = date, to, status }, isPast, now) =>
    (typeof to === 'string' ? new Date(withOffset(`${String(lastDay)}T${to}`)) <= now : isPast(lastDay))
      ? [
          {
            path: ['status'],
            message: `is '${String(status)}', and the event ended on ${String(lastDay)}. Give its next date, or take it away.`,
          },
        ]
      : [],
  milestones: ({ status, date }, isPast) =>
    status !== 'completed' && isPast(date)
      ? [
          {
            path: ['status'],
            message: `is '${String(status)}', and its date, ${String(date)}, is gone by. Mark it as completed, or give a new date.`,
          },
        ]
      : [],
  careers: ({ closes }, isPast) =>
    isPast(closes)
      ? [{ path: ['closes'], message: `was ${String(closes)}. Give a new last day, or take the role away.` }]
      : [],
  programs: ({ nextBatch }, isPast) =>
    isPast(nextBatch)
      ? [{ path: ['nextBatch'], message: `was ${String(nextBatch)}. Give the day the next one begins.` }]
      : [],
  'site/figures': ({ figures }, _, now) =>
    (figures as readonly { readonly asOf: string }[]).flatMap(({ asOf }, index) =>
      isStale(asOf, now)
        ? [
            {
              path: ['figures', index, 'asOf'],
              message: `is ${asOf}, over ${freshMonths} months ago. Count again, and write the new day.`,
            },
          ]
        : [],
    ),
};

/**
 * What time has overtaken in an item: what says that it lies ahead, and lies behind; what was counted too long ago.
 *
 * @param kind its folder below content/, or its file without the ending
 * @param now the moment of the build (lib/build-date.ts)
 */
export const overtaken = (kind: string, item: unknown, now: Date): readonly Complaint[] =>
  own(rules, kind)?.(item as Item, (date) => typeof date === 'string' && endOfDate(date) <= now, now) ?? [];
