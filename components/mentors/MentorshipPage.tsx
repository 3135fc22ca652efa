import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { CountingKolam } from '@/components/drawing/CountingKolam';
import { BenchFigures } from '@/components/figures/BenchFigures';
import { PeopleHero } from '@/components/heroes/PeopleHero';
import { MentorRows } from '@/components/sections/MentorRows';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Card } from '@/components/ui/Card';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';
import { besideEnglish } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { mentorTotals, type Program } from '@/lib/mentors';
import { applyAction, batchOf } from '@/lib/mentors/programs';
import { fill } from '@/lib/text/fill';

import { BeforeAndNow } from './BeforeAndNow';
import styles from './MentorshipPage.module.scss';

type ProgramsProps = {
  readonly title: string;
  readonly lead: string;
  readonly id?: string;
  readonly programs: readonly Program[];
  readonly now: Date;
};

/** Courses side by side: length and size, what it costs and pays, the hours, the batch, and the ways to a place. */
function Programs({ title, lead, id, programs, now }: ProgramsProps) {
  const language = currentLanguage();
  const { facts, place } = contentIn(language).pages.mentorship.programs;

  return (
    <Section id={id} surface="palm">
      <h2>{title}</h2>
      <p className={styles.lead}>{lead}</p>
      <ul className={styles.programs} role="list">
        {programs.map((program) => (
          <Card
            key={program.id}
            variant="course"
            top={<Picture name={program.image} slot="pair" />}
            tamil={besideEnglish(program.tamil, language)}
            title={program.title}
            text={program.description}
            foot={
              <>
                <MoreLink action={applyAction(program, language)} subject={program.title} />
                <MoreLink action={actionTo({ label: place, contact: 'phone' }, language)} subject={program.title} />
              </>
            }
          >
            <p className={styles.size}>
              <b>{program.duration}</b> {program.participants}
            </p>
            <dl className={styles.facts}>
              {(['fee', 'pay', 'hours'] as const).map((fact) => (
                <div key={fact}>
                  <dt>{facts[fact]}</dt> <dd>{program[fact]}</dd>
                </div>
              ))}
            </dl>
            <p className={styles.batch}>{batchOf(program, now, language)}</p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}

/** /mentorship: courses, mentors, and what changed for those they taught. */
export function MentorshipPage() {
  const language = currentLanguage();
  const { pages, mentors, programs, successStories } = contentIn(language);
  const { hero, kolam, stats, programs: courses, network, stories, join, closing } = pages.mentorship;
  const totals = mentorTotals(mentors, language);
  const tamil = besideEnglish(join.tamil, language);
  const dots = kolam.reduce((sum, row) => sum + row, 0);

  return (
    <>
      <PeopleHero
        {...hero}
        below={
          <BenchFigures
            label={stats.label}
            kolam={dots === mentors.length && <CountingKolam rows={kolam} />}
            tiles={[
              {
                value: totals.mentors,
                label: stats.mentors.label,
                description: fill(stats.mentors.description, { hubs: totals.hubs }),
              },
              { value: totals.guided, ...stats.guided },
              ...figureTiles([stats.changed], language),
              {
                value: totals.rating,
                label: stats.rating.label,
                description: fill(stats.rating.description, { reviews: totals.reviews }),
              },
            ]}
          />
        }
      />
      {programs.length > 0 && (
        <Programs id="programs" title={courses.title} lead={courses.lead} programs={programs} now={buildDate()} />
      )}
      {mentors.length > 0 && (
        <MentorRows
          id="mentors"
          title={network.title}
          lead={`${fill(network.count, { mentors: totals.mentors, hubs: totals.hubs })} ${network.ratings}`}
          first={network.first}
          mentors={mentors}
        />
      )}
      {successStories.length > 0 && <BeforeAndNow title={stories.title} lead={stories.lead} stories={successStories} />}
      <Steps id="join" title={join.title} lead={tamil && <span lang="ta">{tamil}</span>} steps={join.steps}>
        <ButtonRow actions={join.actions} />
      </Steps>
      <PictureCallToAction {...closing} />
    </>
  );
}
