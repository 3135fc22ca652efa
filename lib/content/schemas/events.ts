import * as z from 'zod';

import { action } from './fields/actions';
import { collection, complainIf, page } from './define';
import {
  choice,
  count,
  day,
  formerly,
  line,
  paragraph,
  pastDay,
  picture,
  plain,
  reference,
  rupees,
  sample,
  summary,
  time,
} from './fields';
import { heading, offer } from './fields/parts';

/** Registration status of an upcoming event. Whether an event is over follows from its date (lib/events). */
const eventStatuses = ['Upcoming', 'Registration Open'] as const;

/** The longest event, in milliseconds: 60 days. */
const longestEvent = 60 * 86_400_000;

/** Events with registration, each with a page (docs/product.md). */
export const events = collection({
  folder: 'events',
  unique: ['title'],
  fields: {
    title: line().describe(
      'The title; the file name is the address of the page and the id in calendars, so do not change it',
    ),
    date: day().describe('The first day'),
    lastDay: day().optional().describe('The last day, for an event of several days'),
    from: time()
      .optional()
      .describe('The start time on each day; leave out both times for an event that lasts all day'),
    to: time().optional().describe('The end time on each day'),
    location: line().describe('The town, as shown in lists'),
    desc: summary().describe('One or two sentences, 50 to 160 characters, also shown in search results'),
    status: choice(eventStatuses),
    attendees: line().describe('Who can attend, or how many'),
    cost: z
      .strictObject({
        rupees: rupees().describe('The price per person in whole rupees; 0 if it is free'),
        includes: line().optional().describe('What the price includes and how to pay, or what costs extra'),
      })
      .describe('The price'),
    revised: pastDay().describe(
      'The day on which date, time or place last changed; calendars treat a later date as an update',
    ),
    venue: z.strictObject({
      name: line(),
      headOffice: z.literal(true).optional().describe('It takes place at our head office, whose address is shown'),
      hub: reference('hubs').optional().describe('It takes place at one of our hubs, whose address is shown'),
      street: line()
        .optional()
        .describe('House number and street, if the venue is public; otherwise the confirmation contains it'),
      locality: line().optional(),
      region: line().optional().describe('The state, if different from that of our head office'),
      postalCode: plain().optional(),
    }),
    about: z.array(paragraph()).min(1).describe('The full description, one entry per paragraph'),
    expect: z.array(line()).min(1).describe('What visitors see, do or should bring'),
    needs: z
      .array(
        z.strictObject({
          what: line().describe('The task: Carry tables and put them up'),
          people: count().min(1).describe('The number of volunteers needed'),
          from: time(),
          to: time(),
        }),
      )
      .min(1)
      .optional()
      .describe('The volunteers needed on each day of the event; /volunteer lists them until the event is over'),
    organiser: line(),
    picture: picture('bleed', 'lead', 'scene').describe('The picture across the page'),
    sample: sample(),
    formerly: formerly(),
  },
  order: (one, other) => `${one.date} ${one.from ?? ''}`.localeCompare(`${other.date} ${other.from ?? ''}`),
  check: ({ date, lastDay, from, to, venue }) => [
    ...complainIf(
      lastDay !== undefined && lastDay <= date,
      ['lastDay'],
      `is not after the first day, ${date}. Remove it for an event of one day.`,
    ),
    ...complainIf(
      Date.parse(lastDay ?? date) - Date.parse(date) > longestEvent,
      ['lastDay'],
      `is more than 60 days after the first day, ${date}.`,
    ),
    ...complainIf((from === undefined) !== (to === undefined), [from ? 'from' : 'to'], "needs both 'from' and 'to'."),
    ...complainIf(
      from !== undefined && to !== undefined && to <= from,
      ['to'],
      `is not after the start time, ${from}.`,
    ),
    ...complainIf(
      (venue.headOffice ?? venue.hub ?? venue.locality) === undefined,
      ['venue'],
      "needs 'locality', the town, or 'hub' or 'headOffice: true'.",
    ),
  ],
});

const hour = () => line({ variables: ['time'] });

/** Texts of /events and of the pages of events. */
export const eventsPage = page('events', {
  hero: heading(),
  ahead: heading().extend({ none: line().describe('Shown when there is no upcoming event') }),
  calendar: z.strictObject({ name: line().describe('The name of the calendar in calendar programs'), label: line() }),
  over: heading(),
  host: heading().extend({ steps: z.array(z.strictObject({ title: line(), text: line() })).min(1), action: action() }),
  closing: offer(),
  event: z
    .strictObject({
      register: line(),
      statuses: z.strictObject({ Upcoming: line(), 'Registration Open': line() }),
      over: line(),
      overText: line(),
      facts: z.strictObject({
        date: line(),
        time: line(),
        place: line(),
        cost: line(),
        attendees: line(),
        organiser: line(),
      }),
      free: line().describe('The price shown for a free event'),
      each: line({ variables: ['rupees'] }).describe('The price per person'),
      weekdays: line({ variables: ['first', 'last'] }).describe('The days of the week of an event of several days'),
      days: line({ variables: ['weekdays', 'days'] }),
      dayNames: z.array(line()).length(7).describe('The days of the week as used in dates, starting with Sunday'),
      hours: line({ variables: ['from', 'to'] }).describe('Times are in Indian time'),
      allDay: line(),
      clock: z
        .strictObject({ morning: hour(), afternoon: hour(), evening: hour(), night: hour() })
        .describe('A time of day: before 12:00, from 12:00, from 4:00, from 7:00'),
      sendsDirections: line(),
      map: line(),
      about: line(),
      expect: line(),
      was: line().describe('The heading of `expect`, once the event is over'),
      needs: z
        .strictObject({
          title: line(),
          need: line({ variables: ['what', 'people', 'hours'] }),
          offer: line(),
          subject: line({ variables: ['title', 'days'] }).describe('The subject of a message that offers help'),
        })
        .describe('The volunteers that an event needs'),
      registerTitle: line(),
      registerText: line(),
      byForm: line(),
      byWhatsapp: line(),
      byMail: line(),
      byPhone: action(),
      addToCalendar: line(),
      subject: line({ variables: ['title', 'days'] }).describe('The subject of a registration'),
      message: line({ variables: ['title', 'days'] }).describe('The first words of a registration'),
      messageEnd: line(),
      others: line(),
      all: action(),
      closing: offer(),
    })
    .describe('Texts of the pages of events and of their list'),
});
