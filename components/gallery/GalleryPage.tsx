import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { BannerHero } from '@/components/heroes/BannerHero';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { galleryImageInBrief } from '@/lib/seo/image';

import { Gallery } from './Gallery';

/** The pictures of the crafts, or that none hangs. */
export function GalleryPage() {
  const language = currentLanguage();
  const { gallery, pages } = contentIn(language);
  const { hero, none, closing } = pages.gallery;

  return (
    <>
      <BannerHero {...hero} lead={gallery.length > 0 ? hero.lead : none} surface="indigo" whole />
      {gallery.length > 0 && <Gallery pictures={gallery} />}
      <LineCallToAction {...closing} />
      <StructuredData things={gallery.map((picture) => galleryImageInBrief(picture, language))} />
    </>
  );
}
