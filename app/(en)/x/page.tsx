import { MarketplacePage } from '@/components/brands/MarketplacePage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/x', 'en');

export default function Page() {
  return <MarketplacePage language="en" />;
}
