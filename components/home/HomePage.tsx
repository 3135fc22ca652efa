import { PeopleCallToAction } from '@/components/calls-to-action/PeopleCallToAction';
import { StructuredData } from '@/components/layout/StructuredData';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';
import { organization, website } from '@/lib/seo/organization';

import { BowlWalk } from './BowlWalk';
import { Doors } from './Doors';
import { DotCounts } from './DotCounts';
import { HomeHero } from './HomeHero';
import { Plank } from './Plank';
import { Promises, Reasons } from './Promises';

/** /: what is sold here, by whom, and the ways on. */
export function HomePage() {
  const language = currentLanguage();
  const { enterprise, pages, pieces } = contentIn(language);
  const { hero, stats, shelf, doors, walk, impact, why, confidence, closing } = pages.home;

  return (
    <>
      <HomeHero {...hero} tamilName={enterprise.tamilName}>
        {pieces.length > 0 && <Plank {...shelf} />}
      </HomeHero>
      <FigureTiles label={stats.label} tiles={figureTiles(stats.figures, language)} />
      <Doors {...doors} />
      <BowlWalk {...walk} />
      <Reasons {...why} />
      <DotCounts {...impact} counts={figureTiles(impact.counts, language)} />
      <Promises {...confidence} />
      <PeopleCallToAction {...closing} />
      <StructuredData things={[organization(language), website(language)]} />
    </>
  );
}
