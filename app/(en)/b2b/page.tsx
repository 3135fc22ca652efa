import { GiftingPage } from '@/components/gifting/GiftingPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/b2b', 'en');

export default function Page() {
  return <GiftingPage language="en" />;
}
