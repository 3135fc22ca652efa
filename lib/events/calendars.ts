import { buildDate } from '@/lib/build-date';
import { getContent } from '@/lib/content';
import { listItemParams, type ItemProps } from '@/lib/pages/item-routes';
import type { Language } from '@/lib/language';

import { createCalendarFile } from './calendar';
import { splitByDate } from './events';

/**
 * Calendar files: one per event, and one with all upcoming events. Hosts derive the media type from the file extension.
 */
export function listEventCalendars(language: Language) {
  const { events, pages } = getContent(language);
  return {
    params: () => listItemParams(events),
    one: async (_: Request, { params }: ItemProps) => {
      const { id } = await params;
      const chosen = events.filter((event) => event.id === id);
      return new Response(createCalendarFile(chosen, language));
    },
    all: () =>
      new Response(createCalendarFile(splitByDate(events, buildDate()).upcoming, language, pages.events.calendar.name)),
  };
}
