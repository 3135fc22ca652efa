import { MarketplacePage } from '@/components/brands/MarketplacePage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/x');

export default function Page() {
  return <MarketplacePage language="en" />;
}
