import { contentIn } from '@/lib/content';
import { itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';

/** The pages of the roles in a language. */
export function roleRoute(language: Language) {
  const { careers } = contentIn(language);
  return itemRoute({
    language,
    name: 'slug',
    items: careers,
    find: (slug) => careers.find(({ id }) => id === slug),
    describe: ({ id, title, location, summary }) =>
      itemMetadata(`/careers/${id}`, `${title}, ${location}`, summary, language),
  });
}
