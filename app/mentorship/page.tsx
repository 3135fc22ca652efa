import { SiteLayout } from '@/components/layout/SiteLayout';
import { BeforeAndNow } from '@/components/sections/BeforeAndNow';
import { CallToAction } from '@/components/sections/CallToAction';
import { FeaturedMentor } from '@/components/sections/FeaturedMentor';
import { FiguresHero } from '@/components/sections/FiguresHero';
import { MentorCards } from '@/components/sections/MentorCards';
import { Pager } from '@/components/sections/Pager';
import { ProgramCards } from '@/components/sections/ProgramCards';
import { StatTiles } from '@/components/sections/StatTiles';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { figures } from '@/content/figures';
import { mentors } from '@/content/mentors';
import { mentorship } from '@/content/mentorship';
import { programs } from '@/content/programs';
import { buildDate } from '@/lib/build-date';
import { successStories } from '@/content/success-stories';
import { featuredMentor, mentorTotals, otherMentors } from '@/lib/mentors';
import { pageMetadata } from '@/lib/metadata';
import { listPage } from '@/lib/paging';

export const metadata = pageMetadata('/mentorship');

export default function MentorshipPage() {
  const { stats, programs: courses, network, stories, join } = mentorship;
  const totals = mentorTotals(mentors);
  const page = listPage('/mentorship', otherMentors, 1);

  return (
    <SiteLayout path="/mentorship">
      <FiguresHero {...mentorship.hero} />
      <StatTiles
        label={stats.label}
        tiles={[
          {
            value: totals.mentors,
            label: stats.mentors.label,
            description: stats.mentors.description(totals.hubs),
          },
          { value: totals.guided, ...stats.guided },
          { ...figures.formerBeediWorkers, ...stats.formerBeediWorkers },
          {
            value: totals.rating,
            label: stats.rating.label,
            description: stats.rating.description(totals.reviews),
          },
        ]}
      />
      <ProgramCards id="programs" title={courses.title} lead={courses.lead} programs={programs} now={buildDate()} />
      <FeaturedMentor mentor={featuredMentor} />
      <MentorCards
        id="mentors"
        title={network.title}
        lead={`${network.count(totals.mentors, totals.hubs)} ${network.ratings}`}
        mentors={page.items}
      />
      <Pager {...page} language="en" />
      <BeforeAndNow title={stories.title} lead={stories.lead} ground="palm" stories={successStories} />
      <Steps id="join" title={join.title} lead={<span lang="ta">{join.tamil}</span>} steps={join.steps}>
        <ButtonRow actions={join.actions} />
      </Steps>
      <CallToAction {...mentorship.closing} />
    </SiteLayout>
  );
}
