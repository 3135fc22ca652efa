import type { PictureName } from './images/register';
import { site } from './site';

/** Where registration stands while an event lies ahead. Whether it is over, the calendar tells (lib/events.ts). */
export type EventStatus = 'Upcoming' | 'Registration Open';

/** Where an event takes place. */
export type Venue = {
  readonly name: string;
  /** House and street, where the place is open to anyone; else it comes with the confirmation. */
  readonly street?: string;
  readonly locality: string;
  readonly region: string;
  readonly postalCode?: string;
};

/** The hours of an event that has none. */
export const ALL_DAY = 'All day';

/** A gathering that a visitor can register for (specification, section 3, Event). */
export type CommunityEvent = {
  readonly title: string;
  /** The first day, as YYYY-MM-DD. */
  readonly date: string;
  /** The hours in Tenkasi, the same on each day: `10:00 AM to 1:00 PM`, or `All day`. */
  readonly time: `${string} to ${string}` | typeof ALL_DAY;
  readonly location: string;
  /** One or two sentences, 50 to 160 characters; a search result shows them too. */
  readonly desc: string;
  readonly status: EventStatus;
  /** Who or how many can come. */
  readonly attendees: string;
  /** The page's address: `/events/` and this. It stays, for calendars know the event by it. */
  readonly slug: string;
  /** The day its dates, hours and place were last settled, as YYYY-MM-DD: calendars take a later one as a change. */
  readonly revised: string;
  /** The last day of an event that is longer than one. */
  readonly lastDay?: string;
  readonly venue: Venue;
  /** The event in full, a paragraph each. */
  readonly about: readonly string[];
  /** What a guest will see, do or should bring. */
  readonly expect: readonly string[];
  readonly organiser: string;
  readonly picture: PictureName;
  /** Invented for the demonstration; to be replaced before launch. */
  readonly sample?: true;
};

const region = site.headOffice.region;

/** The six events, in the order of the calendar. */
export const events: readonly CommunityEvent[] = [
  {
    title: 'Open day at the coconut-shell hub',
    date: '2026-06-27',
    time: '10:00 AM to 4:00 PM',
    location: 'Tenkasi',
    desc: 'See a coconut shell turn into a bowl, from saw to polish. Try the sanding wheel with a maker beside you.',
    status: 'Registration Open',
    attendees: 'Up to 80 visitors, in groups of ten',
    slug: 'coconut-hub-open-day',
    revised: '2026-05-04',
    venue: { name: 'Kaivinai coconut-shell hub', locality: 'Tenkasi', region },
    about: [
      'The coconut-shell hub opened on a June day in 2025. Once a year it keeps its doors open to everyone. The makers show each step and answer questions.',
      'A group of ten walks through the hub in about an hour. Children are welcome, and there is a table where they can paint half a shell.',
    ],
    expect: [
      'Sawing, sanding and polishing, shown at the bench by those who do it each day.',
      'A turn at the sanding wheel, with a mask and a maker beside you.',
      'A shelf of pieces with small faults, and the story of each fault.',
      'Tea, made on the hub’s own charcoal.',
    ],
    organiser: 'The makers of the coconut-shell hub',
    picture: 'bowls',
    sample: true,
  },
  {
    title: 'Handloom Day with the weavers',
    date: '2026-08-08',
    time: '9:30 AM to 1:00 PM',
    location: 'Madurai',
    desc: 'A morning at the looms of Madurai: wind a bobbin, throw a shuttle, and weave one line of a towel that stays in use.',
    status: 'Registration Open',
    attendees: '24 places, two at each loom',
    slug: 'handloom-day-madurai',
    revised: '2026-06-15',
    venue: { name: 'Kaivinai weaving hub', locality: 'Madurai', region },
    about: [
      'India keeps 7 August as National Handloom Day. We keep the Saturday after it, so that people with a working week can come.',
      'Two guests share a loom with the weaver whose loom it is. By noon each of them has woven a line of a towel. The towel goes into use at the hub.',
    ],
    expect: [
      'Winding a bobbin, which looks easy and is not.',
      'A short lesson in reading a checked pattern by counting threads.',
      'One line of weaving each, with your name in the loom’s book.',
      'Clothes that do not mind lint are the right clothes.',
    ],
    organiser: 'The weavers of the Madurai hub',
    picture: 'loom',
    sample: true,
  },
  {
    title: 'Gifting preview in Chennai',
    date: '2026-10-03',
    time: '11:00 AM to 6:00 PM',
    location: 'Chennai',
    desc: 'The season’s gift baskets on one table, and the makers behind it. For teams and families who plan their gifts early.',
    status: 'Upcoming',
    attendees: 'Gifting buyers and families, about 60 people',
    slug: 'gifting-preview-chennai',
    revised: '2026-08-10',
    venue: { name: 'A hall in Mylapore', locality: 'Chennai', region },
    about: [
      'Before the festival season we bring every gift basket to Chennai for one day. You can lift it, open it and ask who made which part.',
      'Makers from the hubs in Tenkasi and Coimbatore are there the whole day. They will tell you honestly how long your number takes.',
    ],
    expect: [
      'Baskets, bowls, lamps and table linen, all to be touched.',
      'A quiet table for talking about quantities and dates.',
      'The catalogue on paper, to take with you.',
    ],
    organiser: 'Kaivinai gifting desk',
    picture: 'gift',
    sample: true,
  },
  {
    title: 'Your first banana-bark basket',
    date: '2026-12-12',
    time: '10:00 AM to 1:00 PM',
    location: 'Coimbatore',
    desc: 'A morning for beginners: draw the fibre, twist it, and coil a small basket that you take home the same day.',
    status: 'Registration Open',
    attendees: '16 places, from 12 years up',
    slug: 'banana-bark-basket-workshop',
    revised: '2026-10-12',
    venue: { name: 'Kaivinai banana-bark hub', locality: 'Coimbatore', region },
    about: [
      'After the harvest a banana stem is cut down and left. In Coimbatore the makers peel it, dry it and coil it into baskets.',
      'Three of them teach this workshop. You begin with a wet strip and end with a basket the size of two hands. No skill is needed, only patience.',
    ],
    expect: [
      'Four guests to a table, with a maker at each.',
      'All tools and fibre are there. Bring an apron if you have one.',
      'A short walk to see where the fibre dries.',
      'A basket to take home, and how to finish it if you are slow.',
    ],
    organiser: 'The makers of the banana-bark hub',
    picture: 'basketry',
    sample: true,
  },
  {
    title: 'Pongal market of the makers',
    date: '2027-01-09',
    lastDay: '2027-01-10',
    time: '9:00 AM to 7:00 PM',
    location: 'Tenkasi',
    desc: 'Two market days before the harvest festival: pots, towels, baskets and bowls, sold by the women who made them.',
    status: 'Upcoming',
    attendees: 'Open to everyone; about 40 makers will sell',
    slug: 'pongal-market-tenkasi',
    revised: '2026-11-02',
    venue: {
      name: 'Kaivinai head office, the yard',
      street: site.headOffice.street,
      locality: site.headOffice.locality,
      region,
      postalCode: site.headOffice.postalCode,
    },
    about: [
      'The week before Pongal is the week of new pots. For two days the yard of our head office turns into a market.',
      'Every table belongs to one maker or one family. You pay her, not us. If you want forty of something, the gifting desk sits under the neem tree.',
    ],
    expect: [
      'Clay pots, checked towels, banana-bark baskets and coconut-shell ladles.',
      'A potter at her wheel from ten to noon on both days.',
      'A kolam on the ground each morning; bring a hand if you like.',
      'You can look in without registering. It helps us to know how many come.',
    ],
    organiser: site.name,
    picture: 'pots',
    sample: true,
  },
  {
    title: 'Women’s Day on the open floor',
    date: '2027-03-06',
    time: '10:00 AM to 5:00 PM',
    location: 'Madurai',
    desc: 'Makers, mentors and those who want to become one meet for a day. Ask anything about learning a craft with us.',
    status: 'Upcoming',
    attendees: 'Women who want to learn or teach, up to 120',
    slug: 'womens-day-open-floor',
    revised: '2026-11-02',
    venue: { name: 'Kaivinai weaving hub', locality: 'Madurai', region },
    about: [
      'Around International Women’s Day the looms in Madurai stand still for a day. The floor belongs to those who are thinking about a new craft.',
      'Women from every hub tell how they began, what was hard and what they would do again. After lunch each mentor has a table, and you choose where to sit.',
    ],
    expect: [
      'Short talks in Tamil by makers, none longer than ten minutes.',
      'A table for each craft, with a mentor who answers.',
      'A room and someone to look after the children.',
      'Nobody signs anything on the day. Go home and think.',
    ],
    organiser: 'The mentors of all hubs',
    picture: 'textiles',
    sample: true,
  },
];
