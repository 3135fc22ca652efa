import { contentIn } from '@/lib/content';
import { itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';

/** The pages of the events in a language. */
export function eventRoute(language: Language) {
  const { events } = contentIn(language);
  return itemRoute({
    name: 'slug',
    items: events,
    find: (slug) => events.find(({ id }) => id === slug),
    describe: ({ id, title, desc }) => itemMetadata(`/events/${id}`, title, desc, language),
  });
}
