import { SiteLayout } from '@/components/layout/SiteLayout';
import { Redirect } from '@/components/sections/Redirect';
import { shop } from '@/content/shop';
import { external } from '@/content/site';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/shop');

export default function ShopPage() {
  return (
    <SiteLayout path="/shop">
      <Redirect {...shop} to={external.store} />
    </SiteLayout>
  );
}
