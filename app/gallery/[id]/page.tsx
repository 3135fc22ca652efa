import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { LargePicture } from '@/components/sections/LargePicture';
import { gallery } from '@/content/gallery';
import { hungPicture } from '@/lib/gallery';
import { itemMetadata } from '@/lib/metadata';
import { galleryImage } from '@/lib/structured-data/image';

type Params = { readonly params: Promise<{ readonly id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => gallery.pictures.map(({ id }) => ({ id }));

const asked = async ({ params }: Params) => hungPicture((await params).id) ?? notFound();

export async function generateMetadata(props: Params): Promise<Metadata> {
  const { id, title, caption } = (await asked(props)).picture;
  return itemMetadata(`/gallery/${id}`, gallery.words.pageTitle(title), caption);
}

export default async function GalleryPicturePage(props: Params) {
  const hung = await asked(props);

  return (
    <SiteLayout path={`/gallery/${hung.picture.id}`}>
      <LargePicture {...hung} />
      <StructuredData things={[galleryImage(hung.picture)]} />
    </SiteLayout>
  );
}
