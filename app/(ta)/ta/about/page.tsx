import { AboutPage } from '@/components/about/AboutPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/about', 'ta');

export default function Page() {
  return <AboutPage language="ta" />;
}
