import { getCurrentLanguage } from '@/lib/language/current-language';
import type { ImageObject } from 'schema-dts';

import type { GalleryPicture } from '@/lib/content/gallery';
import { locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getPictureMarkup } from '@/lib/pictures';
import { getPicture } from '@/lib/pictures/register';

/** schema.org data of a gallery picture, for its page. */
export function createImageData({ id, title, caption, woodcut }: GalleryPicture) {
  const { src, width, height } = getPictureMarkup(woodcut, 'bleed');
  return {
    '@type': 'ImageObject',
    name: title,
    inLanguage: locales[getCurrentLanguage()],
    caption,
    contentUrl: getAbsoluteUrl(src),
    url: getAbsoluteUrl(getPagePath(`/gallery/${id}`)),
    width: `${width} px`,
    height: `${height} px`,
    creditText: getPicture(woodcut, getCurrentLanguage()).credit,
  } as const satisfies ImageObject;
}

/** schema.org data of a gallery picture without a caption, for the gallery grid. */
export function createImageBrief(picture: GalleryPicture) {
  const { caption: _, ...brief } = createImageData(picture);
  return brief satisfies ImageObject;
}
