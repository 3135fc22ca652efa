import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { CountingKolam } from '@/components/drawing/CountingKolam';
import { BenchFigures } from '@/components/figures/BenchFigures';
import { PeopleHero } from '@/components/heroes/PeopleHero';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';
import { besideEnglish } from '@/lib/languages';
import { mentorTotals } from '@/lib/mentors';
import { fill } from '@/lib/text/fill';

import { BeforeAndNow } from './BeforeAndNow';
import { MentorNetwork } from './MentorNetwork';
import { Programs } from './Programs';

/** /mentorship: courses, mentors, and what changed for those they taught. */
export function MentorshipPage() {
  const language = currentLanguage();
  const { pages, mentors, programs, successStories } = contentIn(language);
  const { hero, kolam, stats, stories, join, closing } = pages.mentorship;
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
      {programs.length > 0 && <Programs id="programs" programs={programs} now={buildDate()} />}
      {mentors.length > 0 && <MentorNetwork id="mentors" mentors={mentors} />}
      {successStories.length > 0 && <BeforeAndNow title={stories.title} lead={stories.lead} stories={successStories} />}
      <Steps id="join" title={join.title} lead={tamil && <span lang="ta">{tamil}</span>} steps={join.steps}>
        <ButtonRow actions={join.actions} />
      </Steps>
      <PictureCallToAction {...closing} />
    </>
  );
}
