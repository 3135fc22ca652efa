import { PictureClosing } from '@/components/closings/PictureClosing';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { PlateOpener } from '@/components/openers/PlateOpener';
import { Portrait } from '@/components/sections/Portrait';
import { Card, CardGrid } from '@/components/ui/Card';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { figureTiles } from '@/lib/figures';
import { besideEnglish } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import type { PageProps } from '@/lib/pages';

import { PictureBand } from './PictureBand';
import { Statements } from './Statements';
import { ValueList } from './ValueList';

/** /story: why, how far, by what values, where, and who answers for it. */
export function StoryPage({ language }: PageProps) {
  const { pages, hubs, leaders, mentors } = contentIn(language);
  const { story } = pages;
  const values = story.values.values.map((value) => ({ ...value, tamil: besideEnglish(value.tamil, language) }));

  return (
    <SiteLayout path="/story" language={language}>
      <PlateOpener {...story.hero} language={language} />
      <Statements {...story.statements} />
      <FigureTiles {...story.impact} tiles={figureTiles(story.impact.rows, language)} language={language} />
      <PictureBand {...story.scenes} language={language} />
      <ValueList {...story.values} values={values} />
      <Section id="hubs" title={story.hubs.title} lead={story.hubs.lead} more={story.hubs.more}>
        <CardGrid>
          {hubs.map(({ id, craft, tamil, goods, image }) => (
            <Card
              key={id}
              title={craft}
              tamil={besideEnglish(tamil, language)}
              text={goods}
              top={<Picture name={image} slot="card" language={language} />}
              link={pathTo(`/hub/${id}`, language)}
              layout="row"
            />
          ))}
        </CardGrid>
      </Section>
      {leaders.length > 0 && (
        <Section ground="indigo" title={story.leaders.title} lead={story.leaders.lead}>
          <CardGrid>
            {leaders.map(({ id, name, role, description }) => (
              <Card
                key={id}
                title={name}
                byline={role}
                text={description}
                link={mentors.some((mentor) => mentor.id === id) ? pathTo(`/mentor/${id}`, language) : undefined}
                top={<Portrait id={id} language={language} />}
                layout="row"
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <PictureClosing {...story.closing} language={language} />
    </SiteLayout>
  );
}
