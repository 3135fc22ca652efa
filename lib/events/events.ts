import { dayAfter, withOffset, type LocalTime } from '@/lib/calendar-time';
import { contentIn, type Item } from '@/lib/content';
import { officeMap } from '@/lib/enterprise';
import { hubAt, hubMap } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

/** A gathering that a visitor can register for. */
export type CommunityEvent = Item<'events'>;

type Span = Pick<CommunityEvent, 'date' | 'lastDay' | 'from' | 'to'>;

/** Whether an event has days and no hours. */
export const isAllDay = ({ from }: Pick<Span, 'from'>): boolean => from === undefined;

/** When an event begins, in Tenkasi's time. */
export const startOf = ({ date, from = '00:00' }: Span): LocalTime => `${date}T${from}`;

/** When an event ends, in Tenkasi's time: at midnight after its last day where it has no hours. */
export const endOf = ({ date, lastDay = date, to }: Span): LocalTime =>
  to === undefined ? `${dayAfter(lastDay)}T00:00` : `${lastDay}T${to}`;

/** When an event begins, for programs: an instant, or a day where it has no hours. */
export const machineStart = (event: Span): string => (isAllDay(event) ? event.date : withOffset(startOf(event)));

/** When an event ends, for programs: an instant, or its last day where it has no hours. */
export const machineEnd = (event: Span): string =>
  isAllDay(event) ? (event.lastDay ?? event.date) : withOffset(endOf(event));

/** Whether an event has ended by that moment. While it runs it is not over. */
export const isOver = (event: Span, now: Date): boolean => new Date(withOffset(endOf(event))) <= now;

const wordsIn = (language: Language) => contentIn(language).pages.events.event;

function formatTime(time: string, language: Language): string {
  const hour = Number(time.slice(0, 2));
  const { morning, afternoon, evening, night } = wordsIn(language).clock;
  const part = [
    { before: 12, text: morning },
    { before: 16, text: afternoon },
    { before: 19, text: evening },
  ].find(({ before }) => hour < before);
  return fill(part?.text ?? night, { time: `${hour % 12 || 12}${time.slice(2)}` });
}

/** The hours of an event: '10:00 AM to 1:00 PM IST', or that it takes the whole day. */
export function formatHours({ from, to }: Pick<Span, 'from' | 'to'>, language: Language): string {
  const { hours, allDay } = wordsIn(language);
  return from === undefined || to === undefined
    ? allDay
    : fill(hours, { from: formatTime(from, language), to: formatTime(to, language) });
}

/** The help that an event needs, a line each: 'Carry tables and put them up: 4 people, 7:00 AM to 9:00 AM IST'. */
export const formatNeeds = ({ needs = [] }: Pick<CommunityEvent, 'needs'>, language: Language): string[] =>
  needs.map(({ what, people, from, to }) =>
    fill(wordsIn(language).needs.need, { what, people, hours: formatHours({ from, to }, language) }),
  );

/** What one person pays: '₹600 a person', or that it is free. */
export function formatCost({ cost }: Pick<CommunityEvent, 'cost'>, language: Language): string {
  const { free, each } = wordsIn(language);
  return cost.rupees === 0 ? free : fill(each, { rupees: formatsOf(language).rupees(cost.rupees) });
}

/** The days of the week of an event, as a calendar names them: 'Saturday', 'Saturday to Sunday', in Tamil 'சனி'. */
export function formatEventWeekdays({ date, lastDay }: Span, language: Language): string {
  const { weekday } = formatsOf(language);
  return lastDay === undefined
    ? weekday(date)
    : fill(wordsIn(language).weekdays, { first: weekday(date), last: weekday(lastDay) });
}

/**
 * The days of an event: 'Saturday, 12 December 2026', 'Saturday to Sunday, 9–10 January 2027'. Tamil says one day in full,
 * 'சனிக்கிழமை', and days from one to another in short.
 */
export function formatEventDays(event: Span, language: Language): string {
  const { days, dayNames } = wordsIn(language);
  const weekday = event.lastDay === undefined ? dayNames[new Date(event.date).getUTCDay()] : undefined;
  return fill(days, {
    weekdays: weekday ?? formatEventWeekdays(event, language),
    days: formatsOf(language).days(event.date, event.lastDay ?? event.date),
  });
}

/** The number of the day, or of the first and the last: '12', '9–10', in Tamil '9-10'. */
export function dayNumbers({ date, lastDay }: Span, language: Language): string {
  const [first, last] = [date, lastDay ?? date].map((day) => String(Number(day.slice(-2))));
  return first === last ? `${first}` : `${first}${language === 'ta' ? '-' : '–'}${last}`;
}

/** Where an event takes place, in full: at our head office, at a hub, or where its content says; on a map, if we know it. */
export function venueOf({ venue }: Pick<CommunityEvent, 'venue'>, language: Language) {
  const { enterprise } = contentIn(language);
  const { headOffice: office } = enterprise;
  const { name, headOffice, hub: id } = venue;
  if (headOffice) {
    const { street, locality, region, postalCode } = office;
    return { name, street, locality, region, postalCode, map: officeMap(enterprise) };
  }
  const { street, locality = '', region = office.region, postalCode } = venue;
  const hub = id === undefined ? undefined : hubAt(id, language);
  return hub?.reach
    ? { name, street: hub.reach.street, locality: hub.location, region, postalCode, map: hubMap(hub, language).href }
    : { name, street, locality: hub?.location ?? locality, region, postalCode };
}

/** The address of an event's place: the street, where it is told, then town, state and PIN code. */
export function venueLines(event: Pick<CommunityEvent, 'venue'>, language: Language): string[] {
  const { street, locality, region, postalCode } = venueOf(event, language);
  // The street of a hub names its town.
  const town = street?.includes(locality) ? region : `${locality}, ${region}`;
  return [street, postalCode ? `${town} ${postalCode}` : town].filter((part) => part !== undefined);
}

/** Sorts events by the calendar: those ahead with the next one first, those over with the latest first. */
export function byCalendar<Event extends Span>(events: readonly Event[], now: Date) {
  const inOrder = events.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  return {
    upcoming: inOrder.filter((event) => !isOver(event, now)),
    past: inOrder.filter((event) => isOver(event, now)).toReversed(),
  };
}
