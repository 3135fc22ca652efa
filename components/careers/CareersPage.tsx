import { PeopleHero } from '@/components/heroes/PeopleHero';
import { ListPage } from '@/components/sections/ListPage';
import { PictureList } from '@/components/sections/PictureList';
import { Portrait } from '@/components/sections/Portrait';
import { buildDate } from '@/lib/build-date';
import { careersPage } from '@/lib/careers/careers';
import { currentContent } from '@/lib/current-content';

import { ClosedOpenings, OpenOpenings } from './OpeningCards';

type CareersPageProps = {
  /** Which page of the list. */
  readonly number?: number;
};

/** The roles that are open and those that are closed; on the first page, how we hire too. */
export function CareersPage({ number = 1 }: CareersPageProps) {
  const { careers, leaders, pages } = currentContent();
  const { hero, process, closing } = pages.careers;
  const { page, open, closed } = careersPage(careers, buildDate(), number);
  const isFirst = number === 1;

  return (
    <ListPage
      page={page}
      hero={hero}
      firstHero={
        <PeopleHero
          {...hero}
          portrait={leaders.slice(0, 3).map(({ id }) => (
            <Portrait key={id} id={id} />
          ))}
        />
      }
      callToAction={closing}
    >
      {(isFirst || open.length > 0) && <OpenOpenings openings={open} />}
      {isFirst && <PictureList {...process} entries={process.steps} surface="indigo" />}
      <ClosedOpenings openings={closed} />
    </ListPage>
  );
}
