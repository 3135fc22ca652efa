import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';
import { galleryImageInBrief } from '@/lib/seo/image';

import { Gallery } from './Gallery';

/** The pictures of the crafts, or that none hangs. */
export function GalleryPage({ language }: PageProps) {
  const { gallery, pages } = contentIn(language);
  const { hero, none, closing } = pages.gallery;

  return (
    <SiteLayout path="/gallery" language={language}>
      <PlainHero {...hero} lead={gallery.length > 0 ? hero.lead : none} kolam="small" />
      {gallery.length > 0 && <Gallery pictures={gallery} language={language} />}
      <CallToAction {...closing} />
      <StructuredData things={gallery.map((picture) => galleryImageInBrief(picture, language))} />
    </SiteLayout>
  );
}
