import type { CallToActionContent } from '@/components/sections/CallToAction';

import { mailAbout } from './links';
import { site } from './site';

export const eventsPage = {
  hero: {
    title: 'Come and see',
    lead: 'Workshops, markets and open days, at the hubs and in town. The makers are there, and you may touch everything.',
  },
  ahead: {
    title: 'Coming up',
    lead: 'Places at the benches are few, so please register first.',
    none: 'No event is planned at the moment. Call us, and we will tell you when the next one is.',
  },
  calendar: {
    /** What a calendar program calls it. */
    name: `Events of ${site.name}`,
    label: 'Add all dates to your calendar',
  },
  over: {
    title: 'Already over',
    lead: 'They come again in other years. Each page tells what there was to see.',
  },
  host: {
    title: 'Would you like to host one?',
    lead: 'A school hall, an office canteen or a shady yard will do. The makers bring the tools.',
    steps: [
      { title: 'Write to us', text: 'Tell us the place, the month and how many people may come.' },
      { title: 'We talk it through', text: 'Together we choose a craft and the makers who can travel.' },
      { title: 'The makers come', text: 'They set up the benches, teach, and pack up. You bring chairs and tea.' },
    ],
    action: { label: 'Host an event: write to us', href: mailAbout('We would like to host an event') },
  },
  closing: {
    title: 'Rather come on a quiet day?',
    lead: 'The hubs are open to visitors on working days, if you tell us first.',
    actions: [
      { label: 'Visit a hub', path: '/hubs' },
      { label: 'Shop Products', external: 'store' },
    ],
  },
} as const satisfies { closing: CallToActionContent } & Readonly<Record<string, unknown>>;

/** What every event's own page says, and its line in the list. */
export const eventWords = {
  register: 'Register Now',
  over: 'This event is over',
  overText: 'You cannot register any more. Look what comes next, or ask us to tell you about the next one of its kind.',
  facts: {
    date: 'Date',
    time: 'Time',
    place: 'Place',
    attendees: 'Who can come',
    organiser: 'Organiser',
  },
  /** Two days of the week, the first and the last: 'Saturday to Sunday'. */
  weekdays: (first: string, last: string): string => `${first} to ${last}`,
  /** Added to the hours: all hours are those of India. */
  zone: 'IST',
  sendsDirections: 'We send the way to the door with our answer.',
  map: 'Open the map',
  about: 'What it is',
  expect: 'What to expect',
  registerTitle: 'Register',
  registerText: 'Write or call in English or Tamil. Tell us your name and how many of you will come.',
  byForm: 'Register by form',
  byWhatsapp: 'WhatsApp',
  byMail: 'E-mail',
  byPhone: 'Call',
  addToCalendar: 'Add to your calendar',
  /** The subject of a registration; the event's name and date follow. */
  subject: 'Registration',
  message: 'Hello, I would like to come to',
  messageEnd: 'My name, and how many of us will come:',
  others: 'Coming next',
  all: 'All events',
  closing: {
    title: 'Cannot come that day?',
    lead: 'Meet the makers at a hub on a working day, or see what they make in the store.',
    actions: [
      { label: 'Visit a hub', path: '/hubs' },
      { label: 'Shop Products', external: 'store' },
    ],
  },
} as const satisfies { closing: CallToActionContent } & Readonly<Record<string, unknown>>;
