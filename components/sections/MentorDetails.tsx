import { FactList } from '@/components/ui/FactList';
import { MarkedList } from '@/components/ui/MarkedList';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Mentor } from '@/content/mentors';
import { mentorship } from '@/content/mentorship';
import { firstName } from '@/lib/mentors';

import styles from './MentorDetails.module.scss';
import { DetailBlock, SplitDetails } from './SplitDetails';

/** A mentor in full: her story and what she has done at the left, facts at the right. */
export function MentorDetails({ mentor }: { readonly mentor: Mentor }) {
  const { profile } = mentorship;
  const facts = [
    { name: profile.facts.specialization, value: mentor.specialization },
    { name: profile.facts.experience, value: mentor.experience },
    { name: profile.facts.mentees, value: mentor.mentees },
    { name: profile.facts.languages, value: mentor.languages.join(', ') },
    { name: profile.facts.location, value: mentor.location },
    {
      name: profile.facts.hub,
      value: (
        <SiteLink className="target" to={`/hub/${mentor.hub}`}>
          {mentor.hubName}
        </SiteLink>
      ),
    },
  ];

  return (
    <SplitDetails
      aside={
        <DetailBlock title={profile.atGlance}>
          <FactList facts={facts} />
        </DetailBlock>
      }
    >
      <DetailBlock title={profile.about(firstName(mentor))}>
        <p className={styles.bio}>{mentor.bio}</p>
      </DetailBlock>
      <DetailBlock title={profile.achievements}>
        <MarkedList items={mentor.achievements} />
      </DetailBlock>
    </SplitDetails>
  );
}
