import { getCurrentLanguage } from '@/lib/language/current-language';
import { getDayAfter, addOffset, type LocalTime } from '@/lib/language/calendar-time';
import { getContent, type Item } from '@/lib/content';
import { getOfficeMapUrl } from '@/lib/content/enterprise';
import { findHub, getHubMapAction } from '@/lib/content/hubs';
import type { Language } from '@/lib/language';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';
import { resolveAction } from '@/lib/content/links';

/** An event that visitors can register for. */
export type CommunityEvent = Item<'events'>;

type Span = Pick<CommunityEvent, 'date' | 'lastDay' | 'from' | 'to'>;

/** Whether an event has no hours. */
export const isAllDay = ({ from }: Pick<Span, 'from'>): boolean => from === undefined;

/** The start of an event, in India's time. */
export const getStart = ({ date, from = '00:00' }: Span): LocalTime => `${date}T${from}`;

/** The end of an event, in India's time: midnight after its last day if it has no hours. */
export const getEnd = ({ date, lastDay = date, to }: Span): LocalTime =>
  to === undefined ? `${getDayAfter(lastDay)}T00:00` : `${lastDay}T${to}`;

/** The start for machines: an instant, or a date for an all-day event. */
export const getMachineStart = (event: Span): string => (isAllDay(event) ? event.date : addOffset(getStart(event)));

/** The end for machines: an instant, or the last day of an all-day event. */
export const getMachineEnd = (event: Span): string =>
  isAllDay(event) ? (event.lastDay ?? event.date) : addOffset(getEnd(event));

/** Whether an event has ended. A running event is not over. */
export const isOver = (event: Span, now: Date): boolean => new Date(addOffset(getEnd(event))) <= now;

const getEventWords = () => getContent().pages.events.event;

function formatTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  const { morning, afternoon, evening, night } = getEventWords().clock;
  const part = [
    { before: 12, text: morning },
    { before: 16, text: afternoon },
    { before: 19, text: evening },
  ].find(({ before }) => hour < before);
  return fill(part?.text ?? night, { time: `${hour % 12 || 12}${time.slice(2)}` });
}

/** The hours of an event: '10:00 AM to 1:00 PM IST', or that it lasts all day. */
export function formatHours({ from, to }: Pick<Span, 'from' | 'to'>): string {
  const { hours, allDay } = getEventWords();
  return from === undefined || to === undefined ? allDay : fill(hours, { from: formatTime(from), to: formatTime(to) });
}

/** Volunteer tasks of an event, one line each: 'Carry tables and put them up: 4 people, 7:00 AM to 9:00 AM IST'. */
export const formatNeeds = ({ needs = [] }: Pick<CommunityEvent, 'needs'>): string[] =>
  needs.map(({ what, people, from, to }) =>
    fill(getEventWords().needs.need, { what, people, hours: formatHours({ from, to }) }),
  );

/** The price per person: '₹600 a person', or that it is free. */
export function formatCost({ cost }: Pick<CommunityEvent, 'cost'>): string {
  const { free, each } = getEventWords();
  return cost.rupees === 0 ? free : fill(each, { rupees: getFormats().rupees(cost.rupees) });
}

/** The weekdays of an event: 'Saturday', 'Saturday to Sunday'; abbreviated in Tamil: 'சனி'. */
export function formatEventWeekdays({ date, lastDay }: Span): string {
  const { weekday } = getFormats();
  return lastDay === undefined
    ? weekday(date)
    : fill(getEventWords().weekdays, { first: weekday(date), last: weekday(lastDay) });
}

/**
 * The dates of an event: 'Saturday, 12 December 2026', 'Saturday to Sunday, 9–10 January 2027'. Tamil writes a single
 * weekday in full ('சனிக்கிழமை') and a range in short form.
 */
export function formatEventDays(event: Span): string {
  const { days, dayNames } = getEventWords();
  const weekday = event.lastDay === undefined ? dayNames[new Date(event.date).getUTCDay()] : undefined;
  return fill(days, {
    weekdays: weekday ?? formatEventWeekdays(event),
    days: getFormats().days(event.date, event.lastDay ?? event.date),
  });
}

/** The day of the month, or the range: '12', '9–10'; in Tamil '9-10'. */
export function formatDayNumbers({ date, lastDay }: Span): string {
  const [first, last] = [date, lastDay ?? date].map((day) => String(Number(day.slice(-2))));
  return first === last ? `${first}` : `${first}${getCurrentLanguage() === 'ta' ? '-' : '–'}${last}`;
}

/**
 * The venue of an event in full: our head office, a hub, or an address from content; with a map link if the position is
 * known.
 */
export function getVenue({ venue }: Pick<CommunityEvent, 'venue'>, language: Language = getCurrentLanguage()) {
  const { enterprise } = getContent(language);
  const { headOffice: office } = enterprise;
  const { name, headOffice, hub: id } = venue;
  if (headOffice) {
    const { street, locality, region, postalCode } = office;
    return { name, street, locality, region, postalCode, map: getOfficeMapUrl(enterprise) };
  }
  const { street, locality = '', region = office.region, postalCode } = venue;
  const hub = id === undefined ? undefined : findHub(id, language);
  return hub?.reach
    ? {
        name,
        street: hub.reach.street,
        locality: hub.location,
        region,
        postalCode,
        map: getHubMapAction(hub, language).href,
      }
    : { name, street, locality: hub?.location ?? locality, region, postalCode };
}

/** The address lines of an event: street (if given), then town, state and PIN code. */
export function formatVenueLines(
  event: Pick<CommunityEvent, 'venue'>,
  language: Language = getCurrentLanguage(),
): string[] {
  const { street, locality, region, postalCode } = getVenue(event, language);
  // A hub's street already contains its town.
  const town = street?.includes(locality) ? region : `${locality}, ${region}`;
  return [street, postalCode ? `${town} ${postalCode}` : town].filter((part) => part !== undefined);
}

/** Splits events into upcoming (next first) and past (latest first). */
export function splitByDate<Event extends Span>(events: readonly Event[], now: Date) {
  const inOrder = events.toSorted((a, b) => getStart(a).localeCompare(getStart(b)));
  return {
    upcoming: inOrder.filter((event) => !isOver(event, now)),
    past: inOrder.filter((event) => isOver(event, now)).toReversed(),
  };
}

/** The e-mail or chat text for a registration, prefilled with event and date. */
export function getRegistrationLetter(event: Span & Pick<CommunityEvent, 'title'>) {
  const { subject, message, messageEnd } = getEventWords();
  const which = { title: event.title, days: formatEventDays(event) };
  return { subject: fill(subject, which), message: `${fill(message, which)}\n\n${messageEnd}\n` };
}

/** The link to the contact form, prefilled with the event. */
export const getRegistrationForm = (event: Span & Pick<CommunityEvent, 'title'>) =>
  resolveAction({ label: getEventWords().byForm, path: '/contact', subject: getRegistrationLetter(event).subject });
