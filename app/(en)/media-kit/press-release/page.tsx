import { PressReleasePage } from '@/components/press/PressReleasePage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/media-kit/press-release', 'en');

export default function Page() {
  return <PressReleasePage language="en" />;
}
