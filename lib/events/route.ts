import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { type ItemProps, itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';

import { calendarFile } from './calendar';
import { byCalendar } from './events';

/** The pages of the events in a language. */
export function eventRoute(language: Language) {
  const { events } = contentIn(language);
  return itemRoute({
    language,
    name: 'slug',
    items: events,
    find: (slug) => events.find(({ id }) => id === slug),
    describe: ({ id, title, desc }) => itemMetadata(`/events/${id}`, title, desc, language),
  });
}

/** The same for a visitor's own calendar: an event alone, and all that lie ahead in one. Hosts tell the type by the file's name. */
export function eventCalendars(language: Language) {
  const { events, pages } = contentIn(language);
  return {
    params: eventRoute(language).params,
    one: async (_: Request, { params }: ItemProps<'slug'>) => {
      const { slug } = await params;
      const asked = events.filter(({ id }) => id === slug);
      return new Response(calendarFile(asked, language));
    },
    all: () => new Response(calendarFile(byCalendar(events, buildDate()).ahead, language, pages.events.calendar.name)),
  };
}
