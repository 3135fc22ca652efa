import { LineClosing } from '@/components/closings/LineClosing';
import { SiteLayout } from '@/components/layout/SiteLayout';
import { StructuredData } from '@/components/layout/StructuredData';
import { BenchOpener } from '@/components/openers/BenchOpener';
import { GuidedCount } from '@/components/sections/GuidedCount';
import { MentorCards } from '@/components/sections/MentorCards';
import { Portrait } from '@/components/sections/Portrait';
import { Rating } from '@/components/ui/Rating';
import { buildDate } from '@/lib/build-date';
import { contentIn } from '@/lib/content';
import { actionTo } from '@/lib/links';
import { companionsOf, firstName, type Mentor, programsOf, storiesOf } from '@/lib/mentors';
import type { PageProps } from '@/lib/pages';
import { ratingLabel } from '@/lib/rating';
import { profilePage } from '@/lib/seo/person';
import { fill } from '@/lib/text/fill';

import { BeforeAndNow } from './BeforeAndNow';
import { MentorDetails } from './MentorDetails';
import { ProgramRows } from './ProgramRows';
import { QuoteBand } from './QuoteBand';

type MentorPageProps = PageProps & { readonly mentor: Mentor };

/** /mentor/[id]: who she is, what she teaches, and who learned from her. */
export function MentorPage({ mentor, language }: MentorPageProps) {
  const { mentor: words } = contentIn(language);
  const name = { name: firstName(mentor) };
  const programs = programsOf(mentor.id, language);
  const stories = storiesOf(mentor.id, language);
  const companions = companionsOf(mentor, 3, language);

  return (
    <SiteLayout path={`/mentor/${mentor.id}`} language={language}>
      <BenchOpener
        title={mentor.name}
        lead={`${mentor.role}. ${mentor.specialization}.`}
        portrait={<Portrait id={mentor.id} language={language} loading="eager" moves />}
        actions={[
          actionTo(
            { label: fill(words.ask, name), path: '/contact', subject: fill(words.subject, { name: mentor.name }) },
            language,
          ),
          actionTo({ label: words.card.hub, path: `/hub/${mentor.hub}` }, language),
        ]}
        language={language}
      >
        <Rating value={mentor.rating} label={ratingLabel(language, mentor.totalReviews)} />
        <GuidedCount mentor={mentor} language={language} />
      </BenchOpener>
      <MentorDetails mentor={mentor} language={language} />
      <QuoteBand quote={mentor.quote} name={mentor.name} />
      {programs.length > 0 && (
        <ProgramRows
          title={fill(words.programs.title, name)}
          lead={fill(words.programs.lead, name)}
          programs={programs}
          now={buildDate()}
          language={language}
        />
      )}
      {stories.length > 0 && (
        <BeforeAndNow
          title={fill(words.stories.title, name)}
          lead={words.stories.lead}
          ground="palm"
          mentor="known"
          stories={stories}
          language={language}
        />
      )}
      {companions.length > 0 && <MentorCards {...words.companions} mentors={companions} language={language} />}
      <LineClosing {...words.closing} language={language} />
      <StructuredData things={[profilePage(mentor, language)]} />
    </SiteLayout>
  );
}
