import { ButtonRow } from '@/components/ui/ButtonLink';
import { MarkedList } from '@/components/ui/MarkedList';
import { Picture } from '@/components/ui/Picture';
import { Rating } from '@/components/ui/Rating';
import type { Mentor } from '@/content/mentors';
import { mentorship } from '@/content/mentorship';
import { ratingLabel } from '@/lib/rating';

import styles from './FeaturedMentor.module.scss';
import { GuidedCount } from './GuidedCount';

/** One mentor, large: her portrait at the left, her words at the right, and the ways to her. */
export function FeaturedMentor({ mentor }: { readonly mentor: Mentor }) {
  const { featured, mentor: words } = mentorship;

  return (
    <section className={styles.section} data-ground="indigo">
      <div className={`wrap ${styles.split}`}>
        <Picture name={mentor.image} slot="portrait" />
        <div>
          <h2 className={styles.title}>{featured.title}</h2>
          <figure>
            <blockquote className={styles.quote}>
              <p>“{mentor.quote}”</p>
            </blockquote>
            <figcaption className={styles.by}>
              <h3>{mentor.name}</h3>
              <p className={styles.role}>
                {mentor.role}. {mentor.experience}.
              </p>
            </figcaption>
          </figure>
          <div className={styles.more}>
            <Rating value={mentor.rating} label={ratingLabel('en', mentor.totalReviews)} />
            <GuidedCount mentor={mentor} />
          </div>
          <MarkedList items={mentor.achievements.slice(0, 2)} />
          <ButtonRow
            actions={[
              { label: words.profile, path: `/mentor/${mentor.id}` },
              { label: words.hub, path: `/hub/${mentor.hub}` },
            ]}
          />
        </div>
      </div>
    </section>
  );
}
