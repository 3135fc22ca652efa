import { DetailBlock, SplitDetails } from '@/components/sections/SplitDetails';
import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { pathTo } from '@/lib/links';
import { firstName, hubName, type Mentor } from '@/lib/mentors';
import { fill, plural } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './MentorDetails.module.scss';

type MentorDetailsProps = { readonly mentor: Mentor };

/** A mentor in full: her story and what she has done at the left, facts at the right. */
export function MentorDetails({ mentor }: MentorDetailsProps) {
  const language = currentLanguage();
  const { facts, about, achievements, atGlance, mentees } = contentIn(language).mentor;
  const rows = [
    { name: facts.specialization, value: mentor.specialization },
    { name: facts.experience, value: mentor.experience },
    { name: facts.mentees, value: plural(mentees, mentor.guided, formatsOf(language).number(mentor.guided)) },
    { name: facts.languages, value: mentor.languages.join(', ') },
    { name: facts.location, value: mentor.location },
    {
      name: facts.hub,
      value: (
        <a className="tap-target" href={pathTo(`/hub/${mentor.hub}`, language)}>
          {hubName(mentor, language)}
        </a>
      ),
    },
  ];

  return (
    <SplitDetails
      aside={
        <DetailBlock title={atGlance}>
          <FactList facts={rows} />
        </DetailBlock>
      }
    >
      <DetailBlock title={fill(about, { name: firstName(mentor) })}>
        <p className={styles.bio}>{mentor.bio}</p>
      </DetailBlock>
      <DetailBlock title={achievements}>
        <MarkedList items={mentor.achievements} />
      </DetailBlock>
    </SplitDetails>
  );
}
