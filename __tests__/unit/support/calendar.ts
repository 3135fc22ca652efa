import ICAL from 'ical.js';

const instant = (time: ICAL.Time): string => time.toJSDate().toISOString();

/** The UTC instant of an event with hours; the date of an all-day event. */
const written = (time: ICAL.Time): string => (time.isDate ? time.toString() : instant(time));

/** Parses a calendar file as calendar programs do, using its time zone definition. */
export const readCalendar = (file: string) =>
  new ICAL.Component(ICAL.parse(file) as unknown[]).getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const value = (name: string) => String(component.getFirstPropertyValue(name));
    const days = event.iterator();
    const rule = component.getFirstPropertyValue('rrule') as ICAL.Recur | null;
    const repeats = rule?.count ?? 0;
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      location: event.location,
      url: value('url'),
      status: value('status'),
      stamp: instant(component.getFirstPropertyValue('dtstamp') as ICAL.Time),
      start: written(event.startDate),
      end: written(event.endDate),
      occurrences: Array.from({ length: repeats }, () => instant(days.next())),
    };
  });
