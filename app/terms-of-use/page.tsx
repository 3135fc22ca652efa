import { SiteLayout } from '@/components/layout/SiteLayout';
import { PolicyArticle } from '@/components/sections/PolicyArticle';
import * as policy from '@/content/policies/terms-of-use.mdx';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/terms-of-use');

export default function TermsOfUsePage() {
  return (
    <SiteLayout path="/terms-of-use">
      <PolicyArticle path="/terms-of-use" policy={policy} />
    </SiteLayout>
  );
}
