import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PeopleHero } from '@/components/heroes/PeopleHero';
import { PictureList } from '@/components/sections/PictureList';
import { Portrait } from '@/components/sections/Portrait';
import { buildDate } from '@/lib/build-date';
import { byState } from '@/lib/careers/careers';
import { currentContent } from '@/lib/current-content';

import { ClosedOpenings, OpenOpenings } from './OpeningCards';

/** The roles that are open and those that are closed, and how we hire. */
export function CareersPage() {
  const { careers, leaders, pages } = currentContent();
  const { hero, process, closing } = pages.careers;
  const { open, closed } = byState(careers, buildDate());

  return (
    <>
      <PeopleHero
        {...hero}
        portrait={leaders.slice(0, 3).map(({ id }) => (
          <Portrait key={id} id={id} />
        ))}
      />
      <OpenOpenings openings={open} />
      <PictureList {...process} entries={process.steps} surface="indigo" />
      <ClosedOpenings openings={closed} />
      <LineCallToAction {...closing} />
    </>
  );
}
