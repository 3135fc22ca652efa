import type { Metadata } from 'next';
import { notFound } from 'next/navigation';

import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { BeforeAndNow } from '@/components/sections/BeforeAndNow';
import { CallToAction } from '@/components/sections/CallToAction';
import { GuidedCount } from '@/components/sections/GuidedCount';
import { MentorCards } from '@/components/sections/MentorCards';
import { MentorDetails } from '@/components/sections/MentorDetails';
import { ProfileHero } from '@/components/sections/ProfileHero';
import { ProgramRows } from '@/components/sections/ProgramRows';
import { QuoteBand } from '@/components/sections/QuoteBand';
import { Rating } from '@/components/ui/Rating';
import { contactAbout } from '@/content/links';
import { mentors } from '@/content/mentors';
import { mentorship } from '@/content/mentorship';
import { buildDate } from '@/lib/build-date';
import { companionsOf, firstName, mentorAt, programsOf, storiesOf } from '@/lib/mentors';
import { itemMetadata } from '@/lib/metadata';
import { mentorPerson } from '@/lib/seo/person';
import { ratingLabel } from '@/lib/rating';

type Params = { readonly params: Promise<{ readonly id: string }> };

export const dynamicParams = false;

export const generateStaticParams = () => mentors.map(({ id }) => ({ id }));

const asked = async ({ params }: Params) => mentorAt((await params).id) ?? notFound();

export async function generateMetadata(props: Params): Promise<Metadata> {
  const { id, name, role, summary } = await asked(props);
  return itemMetadata(`/mentor/${id}`, `${name}, ${role}`, summary);
}

export default async function MentorPage(props: Params) {
  const mentor = await asked(props);
  const name = firstName(mentor);
  const { profile, mentor: words } = mentorship;
  const [programs, stories] = [programsOf(mentor.id), storiesOf(mentor.id)];

  return (
    <SiteLayout path={`/mentor/${mentor.id}`}>
      <ProfileHero
        title={mentor.name}
        lead={`${mentor.role}. ${mentor.specialization}.`}
        picture={mentor.image}
        slot="portrait"
        below={
          <>
            <Rating value={mentor.rating} label={ratingLabel('en', mentor.totalReviews)} />
            <GuidedCount mentor={mentor} />
          </>
        }
        actions={[
          { label: profile.ask(name), href: contactAbout(profile.subject(mentor.name)) },
          { label: words.hub, path: `/hub/${mentor.hub}` },
        ]}
      />
      <MentorDetails mentor={mentor} />
      <QuoteBand quote={mentor.quote} name={mentor.name} />
      {programs.length > 0 && (
        <ProgramRows
          title={profile.programs.title(name)}
          lead={profile.programs.lead(name)}
          programs={programs}
          now={buildDate()}
        />
      )}
      {stories.length > 0 && (
        <BeforeAndNow
          title={profile.stories.title(name)}
          lead={profile.stories.lead}
          ground="palm"
          mentor="known"
          stories={stories}
        />
      )}
      <MentorCards {...profile.companions} mentors={companionsOf(mentor, 3)} />
      <CallToAction {...profile.closing} />
      <StructuredData things={[mentorPerson(mentor)]} />
    </SiteLayout>
  );
}
