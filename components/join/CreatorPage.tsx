import { PeopleCallToAction } from '@/components/calls-to-action/PeopleCallToAction';
import { PeopleHero } from '@/components/heroes/PeopleHero';
import { BenchFigures } from '@/components/figures/BenchFigures';
import { FaqList } from '@/components/sections/FaqList';
import { PictureList } from '@/components/sections/PictureList';
import { Portrait } from '@/components/sections/Portrait';
import { ReadInTamil } from '@/components/sections/ReadInTamil';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';
import { besideEnglish } from '@/lib/languages';

import { CraftCards } from './CraftCards';
import { CreatorFacts } from './CreatorFacts';

/** /creator: for a woman who wants to learn a craft. */
export function CreatorPage() {
  const language = currentLanguage();
  const { pages, hubs, successStories } = contentIn(language);
  const { hero, stats, benefits, steps, faq, closing } = pages.creator;
  const tamil = (text?: string) => besideEnglish(text, language);
  const stepsTamil = tamil(steps.tamil);

  return (
    <>
      <PeopleHero
        {...hero}
        tamil={tamil(hero.tamil)}
        portrait={successStories.slice(0, 3).map(({ id }) => (
          <Portrait key={id} id={id} />
        ))}
        below={<BenchFigures label={stats.label} tiles={figureTiles(stats.tiles, language)} />}
      />
      <CreatorFacts />
      <PictureList {...benefits} entries={benefits.cards} surface="indigo" />
      <Steps
        title={steps.title}
        lead={stepsTamil && <span lang="ta">{stepsTamil}</span>}
        steps={steps.steps}
        surface="palm"
      >
        <ButtonRow actions={steps.actions} />
      </Steps>
      {hubs.length > 0 && <CraftCards hubs={hubs} />}
      <FaqList
        title={faq.title}
        lead={faq.lead}
        questions={faq.questions}
        below={<ReadInTamil path="/creator" />}
        surface="wash"
      />
      <PeopleCallToAction {...closing} />
    </>
  );
}
