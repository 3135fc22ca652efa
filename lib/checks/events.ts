import { ALL_DAY, type CommunityEvent } from '@/content/events';
import { endOf, parseHours, startOf } from '@/lib/events';

import { pictureFor } from './pictures';
import { atLeast, checkItems, day, oneOf, optional, slug, summary, text, type Problem, type Rule } from './rules';

const FILE = 'content/events.ts';

const statuses = ['Upcoming', 'Registration Open'];

const hours: Rule = (value) => {
  if (value === ALL_DAY) return undefined;
  try {
    parseHours(String(value));
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Every event has an address and a name of its own, days and hours in order, and a place. */
export function checkEvents(events: readonly CommunityEvent[]): Problem[] {
  const fields = checkItems(FILE, events, 'slug', {
    slug: [slug],
    title: [text],
    date: [day],
    lastDay: [optional(day)],
    revised: [day],
    time: [hours],
    location: [text],
    desc: [summary],
    status: [oneOf('status', statuses)],
    attendees: [text],
    about: [atLeast(1)],
    expect: [atLeast(1)],
    organiser: [text],
    picture: [pictureFor('lead', 'card', 'pair', 'row')],
  });

  const titles = events.flatMap(({ title, slug: item }, index): Problem[] =>
    events.findIndex((other) => other.title === title) === index
      ? []
      : [{ file: FILE, item, field: 'title', message: 'stands twice. A page’s title must be its own.' }],
  );

  const places = events.flatMap(({ slug: item, venue }): Problem[] =>
    (['name', 'locality', 'region'] as const).flatMap((field): Problem[] => {
      const message = text(venue[field]);
      return message === undefined ? [] : [{ file: FILE, item, field: `venue.${field}`, message }];
    }),
  );

  // Days and hours that cannot be read are told above.
  const spans = events
    .filter((event) => [event.date, event.lastDay ?? event.date].every((value) => day(value) === undefined))
    .filter(({ time }) => hours(time) === undefined)
    .filter((event) => endOf(event) <= startOf(event))
    .map(({ slug: item }): Problem => ({ file: FILE, item, field: 'time', message: 'ends before it begins.' }));

  return [...fields, ...titles, ...places, ...spans];
}
