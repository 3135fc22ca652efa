import { PeopleCallToAction } from '@/components/calls-to-action/PeopleCallToAction';
import { CoverHero } from '@/components/heroes/CoverHero';
import { currentContent } from '@/lib/current-content';

import { Timeline } from './Timeline';

/** /timeline: what is done, what comes next, what is planned. */
export function TimelinePage() {
  const { pages, milestones } = currentContent();
  const { hero, closing } = pages.timeline;

  return (
    <>
      <CoverHero {...hero} />
      {milestones.length > 0 && <Timeline milestones={milestones} />}
      <PeopleCallToAction {...closing} />
    </>
  );
}
