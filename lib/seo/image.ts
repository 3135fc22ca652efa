import { currentLanguage } from '../current-language';
import type { ImageObject } from 'schema-dts';

import type { GalleryPicture } from '@/lib/gallery/gallery';
import { type Language, locales } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { absoluteUrl } from '@/lib/metadata';
import { creditOf, pictureMarkup } from '@/lib/pictures';

/** schema.org data of a gallery picture, for its page. */
export function galleryImage({ id, title, caption, woodcut }: GalleryPicture, language: Language = currentLanguage()) {
  const { src, width, height } = pictureMarkup(woodcut, 'bleed');
  return {
    '@type': 'ImageObject',
    name: title,
    inLanguage: locales[language],
    caption,
    contentUrl: absoluteUrl(src),
    url: absoluteUrl(pathTo(`/gallery/${id}`, language)),
    width: `${width} px`,
    height: `${height} px`,
    creditText: creditOf(woodcut, language),
  } as const satisfies ImageObject;
}

/** schema.org data of a gallery picture without a caption, for the gallery grid. */
export function galleryImageInBrief(picture: GalleryPicture) {
  const { caption: _, ...brief } = galleryImage(picture);
  return brief satisfies ImageObject;
}
