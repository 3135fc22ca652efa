import { PeopleClosing } from '@/components/closings/PeopleClosing';
import { CoverOpener } from '@/components/openers/CoverOpener';
import { contentIn } from '@/lib/content';
import type { PageProps } from '@/lib/pages';

import { Timeline } from './Timeline';

/** /timeline: what is done, what comes next, what is planned. */
export function TimelinePage({ language }: PageProps) {
  const { pages, milestones } = contentIn(language);
  const { hero, closing } = pages.timeline;

  return (
    <>
      <CoverOpener {...hero} />
      {milestones.length > 0 && <Timeline milestones={milestones} language={language} />}
      <PeopleClosing {...closing} language={language} />
    </>
  );
}
