import { SiteLayout } from '@/components/layout/SiteLayout';
import { PolicyArticle } from '@/components/sections/PolicyArticle';
import * as policy from '@/content/policies/privacy.mdx';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/privacy');

export default function PrivacyPage() {
  return (
    <SiteLayout path="/privacy">
      <PolicyArticle path="/privacy" policy={policy} />
    </SiteLayout>
  );
}
