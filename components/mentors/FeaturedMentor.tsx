import { HubLink, MentorSummary } from '@/components/sections/MentorCards';
import { Portrait } from '@/components/sections/Portrait';
import { Quote } from '@/components/sections/Quote';
import { Cluster } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { getContent, getWords } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import type { Mentor } from '@/lib/content/mentors';

import styles from './FeaturedMentor.module.scss';

type FeaturedMentorProps = { readonly id: string | undefined; readonly mentor: Mentor };

/** The featured mentor: a large portrait with her quote. */
export function FeaturedMentor({ id, mentor }: FeaturedMentorProps) {
  const { pages } = getContent();
  const words = getWords('mentor');
  const { first } = pages.mentorship.network;
  const { profile } = words.card;
  return (
    <section id={id} className={styles.featured} data-surface="kaavi">
      <div className={`wrap ${styles.split}`}>
        <div className={styles.portrait}>
          <Portrait id={mentor.id} />
        </div>
        <div className={styles.words}>
          <h2 className={`accent ${styles.above}`}>{first}</h2>
          <Quote quote={mentor.quote} name={mentor.name} className={styles.quote} />
          <MentorSummary mentor={mentor} />
          <Cluster>
            <MoreLink action={resolveAction({ label: profile, path: `/mentor/${mentor.id}` })} subject={mentor.name} />
            <HubLink mentor={mentor} />
          </Cluster>
        </div>
      </div>
    </section>
  );
}
