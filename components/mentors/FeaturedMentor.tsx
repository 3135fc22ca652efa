import { GuidedCount } from '@/components/sections/GuidedCount';
import { Portrait } from '@/components/sections/Portrait';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { MarkedList } from '@/components/ui/MarkedList';
import { Rating } from '@/components/ui/Rating';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import type { Mentor } from '@/lib/mentors';
import { ratingLabel } from '@/lib/rating';

import styles from './FeaturedMentor.module.scss';

type FeaturedMentorProps = { readonly mentor: Mentor; readonly language: Language };

/** One mentor, large: her portrait at the left, her words at the right, and the ways to her. */
export function FeaturedMentor({ mentor, language }: FeaturedMentorProps) {
  const { pages, mentor: words } = contentIn(language);

  return (
    <section className={styles.section} data-ground="indigo">
      <div className={`wrap ${styles.split}`}>
        <Portrait id={mentor.id} language={language} />
        <div>
          <h2 className={styles.title}>{pages.mentorship.featured.title}</h2>
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
            <Rating value={mentor.rating} label={ratingLabel(language, mentor.totalReviews)} />
            <GuidedCount mentor={mentor} language={language} />
          </div>
          <MarkedList items={mentor.achievements.slice(0, 2)} />
          <ButtonRow
            actions={[
              actionTo({ label: words.card.profile, path: `/mentor/${mentor.id}` }, language),
              actionTo({ label: words.card.hub, path: `/hub/${mentor.hub}` }, language),
            ]}
          />
        </div>
      </div>
    </section>
  );
}
