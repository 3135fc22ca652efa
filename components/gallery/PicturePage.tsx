import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import type { HungPicture } from '@/lib/gallery/gallery';
import type { PageProps } from '@/lib/pages';
import { galleryImage } from '@/lib/seo/image';

import { LargePicture } from './LargePicture';

type PicturePageProps = PageProps & { readonly hung: HungPicture };

/** A picture of the gallery, large. */
export function PicturePage({ hung, language }: PicturePageProps) {
  return (
    <SiteLayout path={`/gallery/${hung.picture.id}`} language={language}>
      <LargePicture {...hung} language={language} />
      <StructuredData things={[galleryImage(hung.picture, language)]} />
    </SiteLayout>
  );
}
