import { SiteLayout } from '@/components/layout/SiteLayout';
import { PlainHero } from '@/components/sections/PlainHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { RouteGroups } from './RouteGroups';

/** /sitemap: every page of the route table. */
export function SitemapPage({ language }: PageProps) {
  const { title, lead, groups } = contentIn(language).pages.sitemap;

  return (
    <SiteLayout path="/sitemap" language={language}>
      <PlainHero title={title} lead={lead} kolam="small" />
      <RouteGroups groups={groups} language={language} />
    </SiteLayout>
  );
}
