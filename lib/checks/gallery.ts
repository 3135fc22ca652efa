import type { GalleryPicture } from '@/content/gallery';

import { pictureFor } from './pictures';
import { checkItems, checkOnePage, slug, summary, text, type Problem } from './rules';

const FILE = 'content/gallery.ts';

/**
 * Every picture of the gallery has a place of its own and words, is prepared small and large, and hangs once; there are
 * no more than one page shows.
 */
export function checkGallery(pictures: readonly GalleryPicture[]): Problem[] {
  const fields = checkItems(FILE, pictures, 'id', {
    id: [slug],
    title: [text],
    caption: [summary],
    picture: [pictureFor('square', 'full')],
  });

  const repeated = pictures
    .filter(({ picture }, index) => pictures.findIndex((other) => other.picture === picture) !== index)
    .map(({ id }): Problem => ({
      file: FILE,
      item: id,
      field: 'picture',
      message: 'hangs there already. Choose another.',
    }));

  return [...fields, ...repeated, ...checkOnePage(FILE, 'pictures', pictures, 'the gallery')];
}
