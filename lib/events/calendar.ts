import ICAL from 'ical.js';

import { getDayAfter, ONE_DAY, startOfDay, type LocalTime } from '@/lib/language/calendar-time';
import { getContent } from '@/lib/content';
import type { Language } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getDemonstrationNote } from '@/lib/content/samples';
import { parseDate, timeZone } from '@/lib/language/format';

import { getEnd, isAllDay, getStart, formatVenueLines, type CommunityEvent } from './events';

// The library does not count the leading space of a folded line towards the limit of 75 octets.
ICAL.foldLength = 74;

/** The path of an event's calendar file. */
export const getCalendarPath = ({ id }: Pick<CommunityEvent, 'id'>): string =>
  `${getPagePath(`/events/${id}`)}/event.ics`;

/** The path of the calendar of all events. */
export const getFullCalendarPath = (): string => `${getPagePath('/events')}/calendar.ics`;

/** A VTIMEZONE for India, for programs without a time zone database: one constant offset. */
function createIndiaTimeZone(): ICAL.Component {
  const standard = new ICAL.Component('standard');
  standard.addPropertyWithValue('dtstart', ICAL.Time.fromDateTimeString('1970-01-01T00:00:00'));
  standard.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString('+05:30'));
  standard.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString('+05:30'));
  standard.addPropertyWithValue('tzname', 'IST');

  const zone = new ICAL.Component('vtimezone');
  zone.addPropertyWithValue('tzid', timeZone);
  zone.addSubcomponent(standard);
  return zone;
}

/** An instant in UTC, independent of the build machine's time zone. */
const toUtcTime = (instant: string): ICAL.Time => ICAL.Time.fromJSDate(new Date(instant), true);

const countDays = ({ date, lastDay = date }: CommunityEvent): number =>
  (parseDate(lastDay).getTime() - parseDate(date).getTime()) / ONE_DAY + 1;

/** Adds an all-day event. DTEND is exclusive (RFC 5545, section 3.6.1). */
function addDays(entry: ICAL.Component, { date, lastDay = date }: CommunityEvent): void {
  entry.addPropertyWithValue('dtstart', ICAL.Time.fromDateString(date));
  entry.addPropertyWithValue('dtend', ICAL.Time.fromDateString(getDayAfter(lastDay)));
}

/** Adds an event with hours. An event of several days repeats the same hours daily. */
function addHours(entry: ICAL.Component, event: CommunityEvent): void {
  const { lastDay: _, ...firstDay } = event;
  const add = (name: 'dtstart' | 'dtend', time: LocalTime) =>
    entry.addPropertyWithValue(name, ICAL.Time.fromDateTimeString(`${time}:00`)).setParameter('tzid', timeZone);

  add('dtstart', getStart(firstDay));
  add('dtend', getEnd(firstDay));
  if (countDays(event) > 1) {
    entry.addPropertyWithValue('rrule', ICAL.Recur.fromData({ freq: 'DAILY', count: countDays(event) }));
  }
}

function createEntry(event: CommunityEvent, language: Language): ICAL.Component {
  const { enterprise, pages } = getContent(language);
  const url = getAbsoluteUrl(getPagePath(`/events/${event.id}`, language));
  const entry = new ICAL.Component('vevent');
  entry.addPropertyWithValue('uid', `${event.id}@${enterprise.namingAuthority.domain}`);
  // Taken from content, not from the build date, so that builds are reproducible.
  entry.addPropertyWithValue('dtstamp', toUtcTime(startOfDay(event.revised)));
  entry.addPropertyWithValue('last-modified', toUtcTime(startOfDay(event.revised)));
  (isAllDay(event) ? addDays : addHours)(entry, event);
  entry.addPropertyWithValue('summary', event.title);
  entry.addPropertyWithValue(
    'description',
    [
      event.desc,
      '',
      `${pages.events.event.facts.organiser}: ${event.organiser}`,
      url,
      getDemonstrationNote(language) ?? [],
    ]
      .flat()
      .join('\n'),
  );
  entry.addPropertyWithValue('location', [event.venue.name, ...formatVenueLines(event, language)].join(', '));
  entry.addPropertyWithValue('url', url);
  entry.addPropertyWithValue('status', 'CONFIRMED');
  return entry;
}

/**
 * Builds an iCalendar file (RFC 5545).
 *
 * @param name the calendar's name; omitted for a file with a single event
 */
export function createCalendarFile(events: readonly CommunityEvent[], language: Language, name?: string): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue(
    'prodid',
    `-//${getContent(language).enterprise.name}//Events//${language.toUpperCase()}`,
  );
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  if (name !== undefined) {
    calendar.addPropertyWithValue('name', name);
    // The calendar name for programs older than RFC 7986.
    calendar.addPropertyWithValue('x-wr-calname', name);
  }
  calendar.addSubcomponent(createIndiaTimeZone());
  for (const event of events) calendar.addSubcomponent(createEntry(event, language));
  return `${calendar.toString()}\r\n`;
}
