import { ALL_DAY, type CommunityEvent } from '@/content/events';
import { eventWords } from '@/content/events-page';

import { dayAfter, withOffset, type LocalTime } from './calendar-time';
import { formatDays, formatWeekday } from './format';
import { listPage } from './paging';

const hoursPattern = /^(1[0-2]|[1-9]):([0-5]\d) (AM|PM) to (1[0-2]|[1-9]):([0-5]\d) (AM|PM)$/;

const twentyFour = (hour: string, minute: string, half: string): string =>
  `${String((Number(hour) % 12) + (half === 'PM' ? 12 : 0)).padStart(2, '0')}:${minute}`;

/**
 * Reads the hours of an event as its content gives them.
 *
 * @param time for example `9:30 AM to 1:00 PM`
 * @throws RangeError when the text is not written so
 */
export function parseHours(time: string): { readonly from: string; readonly to: string } {
  const [, fromHour, fromMinute, fromHalf, toHour, toMinute, toHalf] = hoursPattern.exec(time) ?? [];
  if (!fromHour || !fromMinute || !fromHalf || !toHour || !toMinute || !toHalf) {
    throw new RangeError(`'${time}' are no hours. Write them as '10:00 AM to 1:00 PM'.`);
  }
  return { from: twentyFour(fromHour, fromMinute, fromHalf), to: twentyFour(toHour, toMinute, toHalf) };
}

/** Whether an event has days and no hours. */
export const isAllDay = ({ time }: Pick<CommunityEvent, 'time'>): boolean => time === ALL_DAY;

/** When an event begins, in Tenkasi's time. */
export const startOf = ({ date, time }: CommunityEvent): LocalTime =>
  time === ALL_DAY ? `${date}T00:00` : `${date}T${parseHours(time).from}`;

/** When an event ends, in Tenkasi's time: at midnight after its last day where it has no hours. */
export const endOf = ({ date, lastDay = date, time }: CommunityEvent): LocalTime =>
  time === ALL_DAY ? `${dayAfter(lastDay)}T00:00` : `${lastDay}T${parseHours(time).to}`;

/** When an event begins, for programs: an instant, or a day where it has no hours. */
export const machineStart = (event: CommunityEvent): string =>
  isAllDay(event) ? event.date : withOffset(startOf(event));

/** When an event ends, for programs: an instant, or its last day where it has no hours. */
export const machineEnd = (event: CommunityEvent): string =>
  isAllDay(event) ? (event.lastDay ?? event.date) : withOffset(endOf(event));

/** The hours of an event for a reader: '10:00 AM to 1:00 PM IST', or that it takes the whole day. */
export const formatHours = ({ time }: Pick<CommunityEvent, 'time'>): string =>
  time === ALL_DAY ? time : `${time} ${eventWords.zone}`;

/** Whether an event has ended by that moment. While it runs it is not over. */
export const isOver = (event: CommunityEvent, now: Date): boolean => new Date(withOffset(endOf(event))) <= now;

/** The days of the week of an event for a reader: 'Saturday', 'Saturday to Sunday'. */
export const formatEventWeekdays = ({ date, lastDay }: CommunityEvent): string =>
  lastDay ? eventWords.weekdays(formatWeekday(date), formatWeekday(lastDay)) : formatWeekday(date);

/** The days of an event for a reader: 'Saturday, 12 December 2026', 'Saturday to Sunday, 9–10 January 2027'. */
export const formatEventDays = (event: CommunityEvent): string =>
  `${formatEventWeekdays(event)}, ${formatDays(event.date, event.lastDay ?? event.date)}`;

/** The number of the day, or of the first and the last: '12', '9–10'. */
export function dayNumbers({ date, lastDay }: CommunityEvent): string {
  const [first, last] = [date, lastDay ?? date].map((day) => String(Number(day.slice(-2))));
  return first === last ? `${first}` : `${first}–${last}`;
}

/** Sorts events by the calendar: those ahead with the next one first, those over with the latest first. */
export function byCalendar(events: readonly CommunityEvent[], now: Date) {
  const inOrder = events.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  return {
    ahead: inOrder.filter((event) => !isOver(event, now)),
    over: inOrder.filter((event) => isOver(event, now)).toReversed(),
  };
}

/** The calendar as a list goes on over pages: what lies ahead, then what is over; and which of a page's events are which. */
export function calendarPage(events: readonly CommunityEvent[], now: Date, number: number) {
  const { ahead, over } = byCalendar(events, now);
  const page = listPage('/events', [...ahead, ...over], number);
  return {
    page,
    ahead: page.items.filter((event) => !isOver(event, now)),
    over: page.items.filter((event) => isOver(event, now)),
  };
}
