import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { getContent } from '@/lib/content';

import { Timeline } from './Timeline';

/** /timeline: completed, upcoming and planned milestones. */
export function TimelinePage() {
  const { pages, milestones } = getContent();
  const { hero, closing } = pages.timeline;

  return (
    <>
      <PosterHero {...hero} surface="kaavi" side="full" />
      {milestones.length > 0 && <Timeline milestones={milestones} />}
      <LineCallToAction {...closing} />
    </>
  );
}
