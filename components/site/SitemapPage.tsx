import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { RouteGroups } from './RouteGroups';

/** /sitemap: every page of the route table. */
export function SitemapPage({ language }: PageProps) {
  const { title, lead, groups, all } = contentIn(language).pages.sitemap;

  return (
    <>
      <PlainHero title={title} lead={lead} />
      <RouteGroups groups={groups} all={all} language={language} />
      <LineCallToAction {...contentIn(language).policy.closing} language={language} />
    </>
  );
}
