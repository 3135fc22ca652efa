import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { currentContent } from '@/lib/current-content';

import { RouteGroups } from './RouteGroups';

/** /sitemap: all pages. */
export function SitemapPage() {
  const { title, lead, groups, all, pieces } = currentContent().pages.sitemap;

  return (
    <>
      <PlainHero title={title} lead={lead} />
      <RouteGroups groups={groups} all={all} pieces={pieces} />
      <LineCallToAction {...currentContent().policy.closing} />
    </>
  );
}
