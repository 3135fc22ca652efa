import { getEndOfDate } from '@/lib/language/calendar-time';
import type { Item } from '.';
import { getFormats } from '@/lib/language/format';

/** A month, or a full date if there is a day. */
export function formatDate(date: string): string {
  const { date: day, month } = getFormats();
  return date.length > 'YYYY-MM'.length ? day(date) : month(date);
}

/** Whether a milestone's date has passed although it is not completed. */
export const isLate = ({ status, date }: Pick<Item<'milestones'>, 'status' | 'date'>, now: Date): boolean =>
  status !== 'completed' && getEndOfDate(date) <= now;
