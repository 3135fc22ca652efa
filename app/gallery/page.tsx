import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { CallToAction } from '@/components/sections/CallToAction';
import { Gallery } from '@/components/sections/Gallery';
import { PlainHero } from '@/components/sections/PlainHero';
import { gallery } from '@/content/gallery';
import { pageMetadata } from '@/lib/metadata';
import { galleryImageInBrief } from '@/lib/structured-data/image';

export const metadata = pageMetadata('/gallery');

export default function GalleryPage() {
  return (
    <SiteLayout path="/gallery">
      <PlainHero {...gallery.hero} kolam="small" />
      <Gallery pictures={gallery.pictures} />
      <CallToAction {...gallery.closing} />
      <StructuredData things={gallery.pictures.map(galleryImageInBrief)} />
    </SiteLayout>
  );
}
