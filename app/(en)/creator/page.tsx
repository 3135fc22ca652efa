import { CreatorPage } from '@/components/join/CreatorPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/creator', 'en');

export default function Page() {
  return <CreatorPage language="en" />;
}
