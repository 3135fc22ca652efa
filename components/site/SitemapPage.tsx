import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PlainHero } from '@/components/heroes/PlainHero';
import { getContent, getWords } from '@/lib/content';

import { RouteGroups } from './RouteGroups';

/** /sitemap: all pages. */
export function SitemapPage() {
  const { title, lead, groups, all } = getContent().pages.sitemap;

  return (
    <>
      <PlainHero title={title} lead={lead} />
      <RouteGroups groups={groups} all={all} />
      <LineCallToAction {...getWords('policy').closing} />
    </>
  );
}
