import { getCurrentLanguage } from '@/lib/language/current-language';
import type { ImageObject } from 'schema-dts';

import type { GalleryPicture } from '@/lib/content/gallery';
import { type Language, locales } from '@/lib/language';
import { getPagePath } from '@/lib/content/links';
import { getAbsoluteUrl } from '@/lib/pages/metadata';
import { getCredit, getPictureMarkup } from '@/lib/pictures';

/** schema.org data of a gallery picture, for its page. */
export function createImageData(
  { id, title, caption, woodcut }: GalleryPicture,
  language: Language = getCurrentLanguage(),
) {
  const { src, width, height } = getPictureMarkup(woodcut, 'bleed');
  return {
    '@type': 'ImageObject',
    name: title,
    inLanguage: locales[language],
    caption,
    contentUrl: getAbsoluteUrl(src),
    url: getAbsoluteUrl(getPagePath(`/gallery/${id}`, language)),
    width: `${width} px`,
    height: `${height} px`,
    creditText: getCredit(woodcut, language),
  } as const satisfies ImageObject;
}

/** schema.org data of a gallery picture without a caption, for the gallery grid. */
export function createImageBrief(picture: GalleryPicture) {
  const { caption: _, ...brief } = createImageData(picture);
  return brief satisfies ImageObject;
}
