import { currentLanguage } from '../current-language';
import { dayAfter, withOffset, type LocalTime } from '@/lib/calendar-time';
import { contentIn, type Item } from '@/lib/content';
import { officeMap } from '@/lib/enterprise';
import { hubAt, hubMap } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

/** An event that visitors can register for. */
export type CommunityEvent = Item<'events'>;

type Span = Pick<CommunityEvent, 'date' | 'lastDay' | 'from' | 'to'>;

/** Whether an event has no hours. */
export const isAllDay = ({ from }: Pick<Span, 'from'>): boolean => from === undefined;

/** The start of an event, in India's time. */
export const startOf = ({ date, from = '00:00' }: Span): LocalTime => `${date}T${from}`;

/** The end of an event, in India's time: midnight after its last day if it has no hours. */
export const endOf = ({ date, lastDay = date, to }: Span): LocalTime =>
  to === undefined ? `${dayAfter(lastDay)}T00:00` : `${lastDay}T${to}`;

/** The start for machines: an instant, or a date for an all-day event. */
export const machineStart = (event: Span): string => (isAllDay(event) ? event.date : withOffset(startOf(event)));

/** The end for machines: an instant, or the last day of an all-day event. */
export const machineEnd = (event: Span): string =>
  isAllDay(event) ? (event.lastDay ?? event.date) : withOffset(endOf(event));

/** Whether an event has ended. A running event is not over. */
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

/** The hours of an event: '10:00 AM to 1:00 PM IST', or that it lasts all day. */
export function formatHours({ from, to }: Pick<Span, 'from' | 'to'>, language: Language = currentLanguage()): string {
  const { hours, allDay } = wordsIn(language);
  return from === undefined || to === undefined
    ? allDay
    : fill(hours, { from: formatTime(from, language), to: formatTime(to, language) });
}

/** Volunteer tasks of an event, one line each: 'Carry tables and put them up: 4 people, 7:00 AM to 9:00 AM IST'. */
export const formatNeeds = (
  { needs = [] }: Pick<CommunityEvent, 'needs'>,
  language: Language = currentLanguage(),
): string[] =>
  needs.map(({ what, people, from, to }) =>
    fill(wordsIn(language).needs.need, { what, people, hours: formatHours({ from, to }, language) }),
  );

/** The price per person: '₹600 a person', or that it is free. */
export function formatCost({ cost }: Pick<CommunityEvent, 'cost'>, language: Language = currentLanguage()): string {
  const { free, each } = wordsIn(language);
  return cost.rupees === 0 ? free : fill(each, { rupees: formatsOf(language).rupees(cost.rupees) });
}

/** The weekdays of an event: 'Saturday', 'Saturday to Sunday'; abbreviated in Tamil: 'சனி'. */
export function formatEventWeekdays({ date, lastDay }: Span, language: Language = currentLanguage()): string {
  const { weekday } = formatsOf(language);
  return lastDay === undefined
    ? weekday(date)
    : fill(wordsIn(language).weekdays, { first: weekday(date), last: weekday(lastDay) });
}

/**
 * The dates of an event: 'Saturday, 12 December 2026', 'Saturday to Sunday, 9–10 January 2027'. Tamil writes a single
 * weekday in full ('சனிக்கிழமை') and a range in short form.
 */
export function formatEventDays(event: Span, language: Language = currentLanguage()): string {
  const { days, dayNames } = wordsIn(language);
  const weekday = event.lastDay === undefined ? dayNames[new Date(event.date).getUTCDay()] : undefined;
  return fill(days, {
    weekdays: weekday ?? formatEventWeekdays(event, language),
    days: formatsOf(language).days(event.date, event.lastDay ?? event.date),
  });
}

/** The day of the month, or the range: '12', '9–10'; in Tamil '9-10'. */
export function dayNumbers({ date, lastDay }: Span, language: Language = currentLanguage()): string {
  const [first, last] = [date, lastDay ?? date].map((day) => String(Number(day.slice(-2))));
  return first === last ? `${first}` : `${first}${language === 'ta' ? '-' : '–'}${last}`;
}

/**
 * The venue of an event in full: our head office, a hub, or an address from content; with a map link if the position is
 * known.
 */
export function venueOf({ venue }: Pick<CommunityEvent, 'venue'>, language: Language = currentLanguage()) {
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

/** The address lines of an event: street (if given), then town, state and PIN code. */
export function venueLines(event: Pick<CommunityEvent, 'venue'>, language: Language = currentLanguage()): string[] {
  const { street, locality, region, postalCode } = venueOf(event, language);
  // A hub's street already contains its town.
  const town = street?.includes(locality) ? region : `${locality}, ${region}`;
  return [street, postalCode ? `${town} ${postalCode}` : town].filter((part) => part !== undefined);
}

/** Splits events into upcoming (next first) and past (latest first). */
export function byCalendar<Event extends Span>(events: readonly Event[], now: Date) {
  const inOrder = events.toSorted((a, b) => startOf(a).localeCompare(startOf(b)));
  return {
    upcoming: inOrder.filter((event) => !isOver(event, now)),
    past: inOrder.filter((event) => isOver(event, now)).toReversed(),
  };
}
