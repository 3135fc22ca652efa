import { GalleryPage } from '@/components/gallery/GalleryPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/gallery', 'en');

export default function Page() {
  return <GalleryPage language="en" />;
}
