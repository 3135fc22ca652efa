import type { ImageObject } from 'schema-dts';

import type { GalleryPicture } from '@/content/gallery';
import { pictureAt } from '@/lib/pictures/register';
import { absoluteUrl } from '@/lib/metadata';
import { pictureMarkup } from '@/lib/pictures';

/** A picture of the gallery, as it opens large on its page. */
export function galleryImage({ id, title, caption, picture }: GalleryPicture) {
  const { src, width, height } = pictureMarkup(picture, 'full');
  return {
    '@type': 'ImageObject',
    name: title,
    caption,
    contentUrl: absoluteUrl(src),
    url: absoluteUrl(`/gallery/${id}`),
    width: `${width} px`,
    height: `${height} px`,
    creditText: pictureAt(picture).credit,
  } as const satisfies ImageObject;
}

/** The same for the grid, which shows no captions. */
export function galleryImageInBrief(picture: GalleryPicture) {
  const { caption: _, ...brief } = galleryImage(picture);
  return brief satisfies ImageObject;
}
