import { contentIn } from '@/lib/content';
import { itemRoute } from '@/lib/item-route';
import type { Language } from '@/lib/languages';
import { itemMetadata } from '@/lib/metadata';
import { fill } from '@/lib/text/fill';

import { hungPicture } from './gallery';

/** The pages of the gallery's pictures in a language. */
export function pictureRoute(language: Language) {
  const { gallery, pages } = contentIn(language);
  return itemRoute({
    language,
    name: 'id',
    items: gallery,
    find: (id) => hungPicture(id, gallery),
    describe: ({ picture: { id, title, caption } }) =>
      itemMetadata(`/gallery/${id}`, fill(pages.gallery.words.pageTitle, { title }), caption, language),
  });
}
