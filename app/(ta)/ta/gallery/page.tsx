import { GalleryPage } from '@/components/gallery/GalleryPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/gallery', 'ta');

export default function Page() {
  return <GalleryPage language="ta" />;
}
