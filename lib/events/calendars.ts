import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { itemParams, type ItemProps } from '@/lib/item-routes';
import type { Language } from '@/lib/languages';

import { calendarFile } from './calendar';
import { byCalendar } from './events';

/**
 * Calendar files: one per event, and one with all upcoming events. Hosts derive the media type from the file extension.
 */
export function eventCalendars(language: Language) {
  const { events, pages } = contentIn(language);
  return {
    params: () => itemParams(events),
    one: async (_: Request, { params }: ItemProps) => {
      const { id } = await params;
      const chosen = events.filter((event) => event.id === id);
      return new Response(calendarFile(chosen, language));
    },
    all: () =>
      new Response(calendarFile(byCalendar(events, buildDate()).upcoming, language, pages.events.calendar.name)),
  };
}
