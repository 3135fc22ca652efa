import * as z from 'zod';

import { action, actions } from './fields/actions';
import { collection, page } from './define';
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

/** Registration status of an upcoming event. Whether an event is over follows from its date (lib/events). */
const eventStatuses = ['Upcoming', 'Registration Open'] as const;

/** The longest event, in milliseconds: 60 days. */
const longestEvent = 60 * 86_400_000;

/** Events with registration, each with a page (docs/product.md). */
export const events = collection({
  folder: 'events',
  fields: {
    title: line().describe('The name, as on a poster; the name of the file is its address, which calendars know it by'),
    date: day().describe('The first day'),
    lastDay: day().optional().describe('The last day of an event that is longer than one'),
    from: time()
      .optional()
      .describe('When it begins on each day; left out, with its end, where it takes the whole day'),
    to: time().optional().describe('When it ends on each day'),
    location: line().describe('The town, as lists show it'),
    desc: summary().describe('One or two sentences, 50 to 160 characters; a search result shows them too'),
    status: choice(eventStatuses),
    attendees: line().describe('Who or how many can come'),
    cost: z
      .strictObject({
        rupees: rupees().describe('What one person pays, in whole rupees; 0 where it is free'),
        includes: line().optional().describe('What that covers and how one pays, or what may still be paid for'),
      })
      .describe('What it costs to come'),
    revised: pastDay().describe(
      'The day its dates, hours and place were last settled: calendars take a later one as a change',
    ),
    venue: z.strictObject({
      name: line(),
      headOffice: z.literal(true).optional().describe('It takes place at our head office, whose address is shown'),
      hub: reference('hubs').optional().describe('It takes place at one of our hubs, whose address is shown'),
      street: line()
        .optional()
        .describe('House and street, where the place is open to anyone; else it comes with the confirmation'),
      locality: line().optional(),
      region: line().optional().describe('The state, where it is not that of our head office'),
      postalCode: plain().optional(),
    }),
    about: z.array(paragraph()).min(1).describe('The event in full, a paragraph each'),
    expect: z.array(line()).min(1).describe('What a guest will see, do or should bring'),
    needs: z
      .array(
        z.strictObject({
          what: line().describe('What there is to do: Carry tables and put them up'),
          people: count().min(1).describe('How many volunteers that needs'),
          from: time(),
          to: time(),
        }),
      )
      .min(1)
      .optional()
      .describe('The help we need on each day of the event; /volunteer lists it until the event is over'),
    organiser: line(),
    picture: picture('bleed', 'lead', 'scene').describe('Across its page'),
    sample: sample(),
    formerly: formerly(),
  },
  order: (one, other) => `${one.date} ${one.from ?? ''}`.localeCompare(`${other.date} ${other.from ?? ''}`),
  check: ({ date, lastDay, from, to, venue }) => [
    ...(lastDay !== undefined && lastDay <= date
      ? [
          {
            path: ['lastDay'],
            message: `is not after the first day, ${date}. Correct it, or leave it out for one day.`,
          },
        ]
      : []),
    ...(lastDay !== undefined && Date.parse(lastDay) - Date.parse(date) > longestEvent
      ? [
          {
            path: ['lastDay'],
            message: `is more than 60 days after the first day, ${date}. Correct the year or month.`,
          },
        ]
      : []),
    ...(from !== undefined && to === undefined ? [{ path: ['from'], message: "has no end. Write 'to' as well." }] : []),
    ...(from === undefined && to !== undefined
      ? [{ path: ['to'], message: "has no beginning. Write 'from' as well." }]
      : []),
    ...(from !== undefined && to !== undefined && to <= from
      ? [{ path: ['to'], message: `is not after the beginning, ${from}. An event ends on the day it begins.` }]
      : []),
    ...(venue.headOffice === undefined && venue.hub === undefined && venue.locality === undefined
      ? [{ path: ['venue', 'locality'], message: 'is missing. Write the town, a hub, or headOffice: true.' }]
      : []),
    ...((venue.headOffice ?? venue.hub) !== undefined &&
    (venue.street ?? venue.locality ?? venue.postalCode) !== undefined
      ? [
          {
            path: ['venue'],
            message: `has an address beside ${venue.headOffice === true ? 'headOffice: true' : 'hub'}. Keep one of the two.`,
          },
        ]
      : []),
  ],
});

const hour = () => line({ variables: ['time'] });

/** Texts of /events and of the pages of events. */
export const eventsPage = page('events', {
  hero: z.strictObject({ title: line(), lead: line() }),
  ahead: z.strictObject({ title: line(), lead: line(), none: line().describe('Stands where no event lies ahead') }),
  calendar: z.strictObject({ name: line().describe('What a calendar program calls it'), label: line() }),
  over: z.strictObject({ title: line(), lead: line() }),
  host: z.strictObject({
    title: line(),
    lead: line(),
    steps: z.array(z.strictObject({ title: line(), text: line() })).min(1),
    action: action(),
  }),
  closing: z.strictObject({ title: line(), lead: line(), actions: actions() }),
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
      free: line().describe('What an event costs that costs nothing'),
      each: line({ variables: ['rupees'] }).describe('What one person pays'),
      weekdays: line({ variables: ['first', 'last'] }).describe(
        'The days of the week of an event that is longer than one',
      ),
      days: line({ variables: ['weekdays', 'days'] }),
      dayNames: z.array(line()).length(7).describe('The days of the week as a date says them, from Sunday on'),
      hours: line({ variables: ['from', 'to'] }).describe('All hours are those of India'),
      allDay: line(),
      clock: z
        .strictObject({ morning: hour(), afternoon: hour(), evening: hour(), night: hour() })
        .describe('A time of day: before 12:00, from 12:00, from 4:00, from 7:00'),
      sendsDirections: line(),
      map: line(),
      about: line(),
      expect: line(),
      was: line().describe('The same, once the event is over'),
      needs: z
        .strictObject({
          title: line(),
          need: line({ variables: ['what', 'people', 'hours'] }),
          offer: line(),
          subject: line({ variables: ['title', 'days'] }).describe('What a letter that offers help is about'),
        })
        .describe('The help that an event needs'),
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
      closing: z.strictObject({ title: line(), lead: line(), actions: actions() }),
    })
    .describe('What the page of every event says, and its line in the list'),
});
