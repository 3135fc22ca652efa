import { LineClosing } from '@/components/closings/LineClosing';
import { PlainOpener } from '@/components/openers/PlainOpener';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { RouteGroups } from './RouteGroups';

/** /sitemap: every page of the route table. */
export function SitemapPage({ language }: PageProps) {
  const { title, lead, groups, all } = contentIn(language).pages.sitemap;

  return (
    <>
      <PlainOpener title={title} lead={lead} />
      <RouteGroups groups={groups} all={all} language={language} />
      <LineClosing {...contentIn(language).policy.closing} language={language} />
    </>
  );
}
