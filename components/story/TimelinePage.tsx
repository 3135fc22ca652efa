import { PeopleCallToAction } from '@/components/calls-to-action/PeopleCallToAction';
import { CoverHero } from '@/components/heroes/CoverHero';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Timeline } from './Timeline';

/** /timeline: what is done, what comes next, what is planned. */
export function TimelinePage({ language }: PageProps) {
  const { pages, milestones } = contentIn(language);
  const { hero, closing } = pages.timeline;

  return (
    <>
      <CoverHero {...hero} />
      {milestones.length > 0 && <Timeline milestones={milestones} language={language} />}
      <PeopleCallToAction {...closing} language={language} />
    </>
  );
}
