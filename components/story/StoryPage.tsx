import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { PictureHero } from '@/components/heroes/PictureHero';
import { HubPlaces } from '@/components/sections/HubPlaces';
import { Portrait } from '@/components/sections/Portrait';
import { AsWritten } from '@/components/ui/AsWritten';
import { Card, CardGrid } from '@/components/ui/Card';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';
import { besideEnglish } from '@/lib/languages';
import { pathTo } from '@/lib/links';

import { PictureBand } from './PictureBand';
import { Statements } from './Statements';
import { ValueList } from './ValueList';

/** /story: why, how far, by what values, where, and who answers for it. */
export function StoryPage() {
  const language = currentLanguage();
  const { pages, hubs, leaders, mentors } = contentIn(language);
  const { story } = pages;
  const values = story.values.values.map((value) => ({ ...value, tamil: besideEnglish(value.tamil, language) }));

  return (
    <>
      <PictureHero {...story.hero} />
      <Statements {...story.statements} />
      <FigureTiles {...story.impact} tiles={figureTiles(story.impact.rows, language)} />
      <PictureBand {...story.scenes} />
      <ValueList {...story.values} values={values} />
      {hubs.length > 0 && <HubPlaces {...story.hubs} id="hubs" hubs={hubs} />}
      {leaders.length > 0 && (
        <Section surface="indigo" title={story.leaders.title} lead={story.leaders.lead}>
          <CardGrid>
            {leaders.map(({ id, name, role, description }) => (
              <Card
                key={id}
                title={<AsWritten>{name}</AsWritten>}
                byline={role}
                text={description}
                link={mentors.some((mentor) => mentor.id === id) ? pathTo(`/mentor/${id}`, language) : undefined}
                top={<Portrait id={id} />}
                layout="row"
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <PictureCallToAction {...story.closing} />
    </>
  );
}
