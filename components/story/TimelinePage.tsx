import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Timeline } from './Timeline';

/** /timeline: what is done, what comes next, what is planned. */
export function TimelinePage({ language }: PageProps) {
  const { pages, milestones } = contentIn(language);
  const { hero, closing } = pages.timeline;

  return (
    <SiteLayout path="/timeline" language={language}>
      <PlainHero {...hero} kolam="medium" />
      {milestones.length > 0 && <Timeline milestones={milestones} language={language} />}
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
