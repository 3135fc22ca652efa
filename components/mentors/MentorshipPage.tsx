import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { PosterHero } from '@/components/heroes/PosterHero';
import { MentorCards } from '@/components/sections/MentorCards';
import { Storyboard } from '@/components/sections/Storyboard';
import { Fold } from '@/components/ui/Fold';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { buildDate } from '@/lib/build-date';
import { getContent, keepOnEnglishPages } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';
import { computeMentorTotals } from '@/lib/content/mentors';
import { fill } from '@/lib/language/fill';

import { BeforeAndNow } from './BeforeAndNow';
import { FeaturedMentor } from './FeaturedMentor';
import { Programs } from './Programs';

/** /mentorship: courses, mentors and success stories. */
export function MentorshipPage() {
  const { pages, mentors, programs, successStories } = getContent();
  const { hero, stats, network, stories, join, closing } = pages.mentorship;
  const { mentors: count, hubs, guided, rating, reviews } = computeMentorTotals(mentors);
  const tamil = keepOnEnglishPages(join.tamil);
  const [first] = mentors;
  // A mentor alone is shown once.
  const isNetwork = mentors.length > 1;

  return (
    <>
      <PosterHero {...hero} surface="palm" side="full" />
      <FigureTiles
        label={stats.label}
        surface="turmeric"
        tiles={[
          { value: count, label: stats.mentors.label, description: fill(stats.mentors.description, { hubs }) },
          { value: guided, ...stats.guided, label: fill(stats.guided.label, { guided }) },
          ...getFigureTiles(stats.changed ? [stats.changed] : []),
          { value: rating, label: stats.rating.label, description: fill(stats.rating.description, { reviews }) },
        ]}
      />
      {programs.length > 0 && <Programs id="programs" programs={programs} now={buildDate()} />}
      {first && <FeaturedMentor id={isNetwork ? undefined : 'mentors'} mentor={first} />}
      {isNetwork && (
        <MentorCards
          id="mentors"
          surface="paper"
          title={network.title}
          lead={fill(network.count, { mentors: count, hubs })}
          mentors={mentors}
          layout="row"
        >
          {mentors.some(({ rating: one }) => one !== undefined) && (
            <Fold summary={network.howRated}>
              <p className="note">{network.ratings}</p>
            </Fold>
          )}
        </MentorCards>
      )}
      {successStories.length > 0 && <BeforeAndNow title={stories.title} lead={stories.lead} stories={successStories} />}
      <Storyboard id="join" title={join.title} lead={tamil && <span lang="ta">{tamil}</span>} steps={join.steps}>
        <ButtonRow actions={join.actions} />
      </Storyboard>
      <LineCallToAction {...closing} />
    </>
  );
}
