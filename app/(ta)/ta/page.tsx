import { TamilHomePage } from '@/components/home/TamilHomePage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/', 'ta');

export default function Page() {
  return <TamilHomePage language="ta" />;
}
