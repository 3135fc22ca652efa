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
    all: () => {
      // Without events there may be no texts of their page; the export removes this file too.
      const name = events.length > 0 ? pages.events.calendar.name : undefined;
      return new Response(createCalendarFile(splitByDate(events, buildDate()).upcoming, language, name));
    },
  };
}
