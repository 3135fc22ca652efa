import { ShopPage } from '@/components/site/ShopPage';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/shop', 'en');

export default function Page() {
  return <ShopPage language="en" />;
}
