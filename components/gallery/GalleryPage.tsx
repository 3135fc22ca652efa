import { LineClosing } from '@/components/closings/LineClosing';
import { StructuredData } from '@/components/layout/StructuredData';
import { HouseOpener } from '@/components/openers/HouseOpener';
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
      <HouseOpener {...hero} lead={gallery.length > 0 ? hero.lead : none} ground="indigo" whole language={language} />
      {gallery.length > 0 && <Gallery pictures={gallery} language={language} />}
      <LineClosing {...closing} language={language} />
      <StructuredData things={gallery.map((picture) => galleryImageInBrief(picture, language))} />
    </>
  );
}
