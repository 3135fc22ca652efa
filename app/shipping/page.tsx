import { SiteLayout } from '@/components/layout/SiteLayout';
import { PolicyArticle } from '@/components/sections/PolicyArticle';
import * as policy from '@/content/policies/shipping.mdx';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/shipping');

export default function ShippingPage() {
  return (
    <SiteLayout path="/shipping">
      <PolicyArticle path="/shipping" policy={policy} />
    </SiteLayout>
  );
}
