import { SiteLayout } from '@/components/layout/SiteLayout';
import { PolicyArticle } from '@/components/sections/PolicyArticle';
import * as policy from '@/content/policies/refunds.mdx';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/refunds');

export default function RefundsPage() {
  return (
    <SiteLayout path="/refunds">
      <PolicyArticle path="/refunds" policy={policy} />
    </SiteLayout>
  );
}
