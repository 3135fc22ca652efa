import { MediaKitPage } from '@/components/press/MediaKitPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/media-kit', 'en');

export default function Page() {
  return <MediaKitPage language="en" />;
}
