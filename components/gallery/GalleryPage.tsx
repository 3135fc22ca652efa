import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { BannerHero } from '@/components/heroes/BannerHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { galleryImageInBrief } from '@/lib/seo/image';

import { Gallery } from './Gallery';

/** The pictures of the crafts, or that none hangs. */
export function GalleryPage({ language }: PageProps) {
  const { gallery, pages } = contentIn(language);
  const { hero, none, closing } = pages.gallery;

  return (
    <>
      <BannerHero {...hero} lead={gallery.length > 0 ? hero.lead : none} ground="indigo" whole language={language} />
      {gallery.length > 0 && <Gallery pictures={gallery} language={language} />}
      <LineCallToAction {...closing} language={language} />
      <StructuredData things={gallery.map((picture) => galleryImageInBrief(picture, language))} />
    </>
  );
}
