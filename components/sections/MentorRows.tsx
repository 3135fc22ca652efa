import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn, type Action } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';
import { hubName, type Mentor } from '@/lib/mentors';
import { ratingLabel } from '@/lib/rating';

import { GuidedCount } from './GuidedCount';
import styles from './MentorRows.module.scss';
import { Portrait } from './Portrait';

/** A place that nobody has taken yet. */
type Vacancy = { readonly title: string; readonly text: string; readonly action: Action };

type MentorRowsProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly id?: string;
  readonly mentors: readonly Mentor[];
  /** Above the first mentor, whose row is open then. */
  readonly first?: string | undefined;
  /** The hub whose page this is: no row leads to it. */
  readonly at?: string;
  /** The way to those who are not shown. */
  readonly more?: Action | undefined;
  /** An invitation after the last mentor. */
  readonly vacancy?: Vacancy | undefined;
};

/** Mentors one below the other; a row opens to her words, what she has done, and the ways to her. */
export function MentorRows({ title, lead, id, mentors, first, at, more, vacancy }: MentorRowsProps) {
  const language = currentLanguage();
  const { profile, hub } = contentIn(language).mentor.card;

  return (
    <Section id={id} more={more}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <div className={styles.rows}>
        {mentors.map((mentor, index) => (
          <details key={mentor.id} className={styles.row} open={first !== undefined && index === 0}>
            <summary className={styles.person}>
              <span className={styles.portrait}>
                <Portrait id={mentor.id} moves />
              </span>
              {first !== undefined && index === 0 && <span className={styles.first}>{first}</span>}
              <h3 className={styles.name}>{mentor.name}</h3>
              <span className={styles.craft}>{mentor.specialization}</span>
              <span className={styles.rating}>
                <b>{mentor.rating.toFixed(1)}</b> {ratingLabel(language, mentor.totalReviews)}
              </span>
            </summary>
            <div className={styles.more}>
              <q className={styles.quote}>{mentor.quote}</q>
              <GuidedCount mentor={mentor} />
              <p>{mentor.achievements.slice(0, 2).join('. ')}.</p>
              <div className={styles.links}>
                <MoreLink
                  action={actionTo({ label: profile, path: `/mentor/${mentor.id}` }, language)}
                  subject={mentor.name}
                />
                {mentor.hub !== at && (
                  <MoreLink
                    action={actionTo({ label: hub, path: `/hub/${mentor.hub}` }, language)}
                    subject={hubName(mentor, language)}
                  />
                )}
              </div>
            </div>
          </details>
        ))}
        {vacancy && (
          <div className={styles.vacancy}>
            <h3>{vacancy.title}</h3>
            <p>{vacancy.text}</p>
            <MoreLink action={vacancy.action} />
          </div>
        )}
      </div>
    </Section>
  );
}
