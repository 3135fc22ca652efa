import ICAL from 'ical.js';

import type { CommunityEvent } from '@/content/events';
import { eventWords } from '@/content/events-page';
import { site } from '@/content/site';

import { dayAfter, ONE_DAY, startOfDay, type LocalTime } from './calendar-time';
import { endOf, isAllDay, startOf } from './events';
import { parseDate } from './format';
import { absoluteUrl } from './metadata';

// The library leaves out the space that begins a folded line when it counts the 75 octets a line may have.
ICAL.foldLength = 74;

/** The address of an event's own calendar file. */
export const calendarPath = ({ slug }: Pick<CommunityEvent, 'slug'>) => `/events/${slug}/event.ics` as const;

/** The address of the calendar of all events. */
export const CALENDAR = '/events/calendar.ics';

/** India's time, for calendars that do not know it by name: one offset, all year, since long before this site. */
function timeZone(): ICAL.Component {
  const standard = new ICAL.Component('standard');
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'));
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString('+05:30'));
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString('+05:30'));
  standard.addPropertyWithValue('tzname', eventWords.zone);

  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', site.timeZone);
  zone.addSubcomponent(standard);
  return zone;
}

/** The same instant by the clock of UTC, whatever the clock of the machine that builds. */
const utcTime = (instant: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(instant), true);

const placeOf = ({ venue: { name, street, locality, region, postalCode } }: CommunityEvent): string =>
  [name, street, locality, [region, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');

/** How many days an event takes. */
const daysOf = ({ date, lastDay = date }: CommunityEvent): number =>
  (parseDate(lastDay).getTime() - parseDate(date).getTime()) / ONE_DAY + 1;

/** Days without hours: a calendar takes the end as the first day that is free again (RFC 5545, section 3.6.1). */
function addDays(entry: ICAL.Component, { date, lastDay = date }: CommunityEvent): void {
  entry.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
  entry.addPropertyWithValue('dtend', ICAL.Time.fromDateString(dayAfter(lastDay)));
}

/** Hours on a day; where there are several days, the same hours on each, for the nights between are free. */
function addHours(entry: ICAL.Component, event: CommunityEvent): void {
  const { lastDay: _, ...firstDay } = event;
  const add = (name: 'dtstart' | 'dtend', time: LocalTime) =>
    entry.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(`${time}:00`)).setParameter('tzid', site.timeZone);

  add('dtstart', startOf(firstDay));
  add('dtend', endOf(firstDay));
  if (daysOf(event) > 1) {
    entry.addPropertyWithValue('rrule', ICAL.Recur.fromData({ freq: 'DAILY', count: daysOf(event) }));
  }
}

function entryOf(event: CommunityEvent): ICAL.Component {
  const address = absoluteUrl(`/events/${event.slug}`);
  const entry = new ICAL.Component('vevent');
  entry.addPropertyWithValue('uid', `${event.slug}@${site.namingAuthority.domain}`);
  // Of the content and not of the build: the same content gives the same bytes.
  entry.addPropertyWithValue('dtstamp', utcTime(startOfDay(event.revised)));
  entry.addPropertyWithValue('last-modified', utcTime(startOfDay(event.revised)));
  (isAllDay(event) ? addDays : addHours)(entry, event);
  entry.addPropertyWithValue('summary', event.title);
  entry.addPropertyWithValue(
    'description',
    `${event.desc}\n\n${eventWords.facts.organiser}: ${event.organiser}\n${address}`,
  );
  entry.addPropertyWithValue('location', placeOf(event));
  entry.addPropertyWithValue('url', address);
  entry.addPropertyWithValue('status', 'CONFIRMED');
  return entry;
}

/**
 * Events as a calendar file (RFC 5545).
 *
 * @param name what a calendar program calls the collection; a file with one event has none
 */
export function calendarFile(events: readonly CommunityEvent[], name?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('prodid', `-//${site.name}//Events//EN`);
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  if (name !== undefined) {
    calendar.addPropertyWithValue('name', name);
    // The same for programs older than RFC 7986.
    calendar.addPropertyWithValue('x-wr-calname', name);
  }
  calendar.addSubcomponent(timeZone());
  for (const event of events) calendar.addSubcomponent(entryOf(event));
  return `${calendar.toString()}\r\n`;
}
