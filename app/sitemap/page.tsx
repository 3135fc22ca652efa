import { SiteLayout } from '@/components/layout/SiteLayout';
import { PlainHero } from '@/components/sections/PlainHero';
import { RouteGroups } from '@/components/sections/RouteGroups';
import { sitemapPage } from '@/content/sitemap';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/sitemap');

export default function SitemapPage() {
  return (
    <SiteLayout path="/sitemap">
      <PlainHero {...sitemapPage} kolam="small" />
      <RouteGroups />
    </SiteLayout>
  );
}
