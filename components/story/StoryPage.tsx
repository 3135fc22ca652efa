import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { PosterHero } from '@/components/heroes/PosterHero';
import { HubPlaces } from '@/components/hubs/HubPlaces';
import { Portrait } from '@/components/sections/Portrait';
import { Statement } from '@/components/sections/Statement';
import { AsWritten } from '@/components/ui/AsWritten';
import { Card, CardGrid } from '@/components/ui/Card';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getContent, keepOnEnglishPages } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';
import { measureLongWord } from '@/lib/language/long-word';
import { getPagePath } from '@/lib/content/links';

import styles from './StoryPage.module.scss';

/** /story: purpose, progress, values, places and leaders. */
export function StoryPage() {
  const { pages, hubs, leaders, mentors } = getContent();
  const { story } = pages;

  return (
    <>
      <PosterHero {...story.hero} />
      <Section surface="palm">
        <div className={styles.pair}>
          {story.statements.statements.map((statement) => (
            <div key={statement.title} className={styles.statement}>
              <Statement {...statement} />
            </div>
          ))}
        </div>
      </Section>
      <FigureTiles {...story.impact} tiles={getFigureTiles(story.impact.rows)} />
      <div className={`wrap ${styles.band}`}>
        {story.scenes.pictures.map(({ picture, caption }) => (
          <figure key={picture}>
            <Picture name={picture} slot="scene" />
            <figcaption className={`note ${styles.caption}`}>{caption}</figcaption>
          </figure>
        ))}
      </div>
      <Section surface="wash" title={story.values.title} lead={story.values.lead}>
        <ul className={styles.values} role="list">
          {story.values.values.map(({ tamil, title, text }) => (
            <li key={title} className={styles.value}>
              {keepOnEnglishPages(tamil) && (
                <span className={styles.tamil} lang="ta">
                  {tamil}
                </span>
              )}
              <h3 className={styles.name}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </li>
          ))}
        </ul>
      </Section>
      {hubs.length > 0 && <HubPlaces {...story.hubs} id="hubs" hubs={hubs} />}
      {leaders.length > 0 && (
        <Section surface="indigo" title={story.leaders.title} lead={story.leaders.lead}>
          <CardGrid>
            {leaders.map(({ id, name, role, description }) => (
              <Card
                key={id}
                data-word={measureLongWord(name)}
                title={<AsWritten>{name}</AsWritten>}
                byline={role}
                text={description}
                link={mentors.some((mentor) => mentor.id === id) ? getPagePath(`/mentor/${id}`) : undefined}
                top={<Portrait id={id} slot="arch" />}
                layout="row"
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <LineCallToAction {...story.closing} />
    </>
  );
}
