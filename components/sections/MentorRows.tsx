import { AsWritten } from '@/components/ui/AsWritten';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn, type Action } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';
import { hubName, type Mentor } from '@/lib/mentors';
import { ratingLabel } from '@/lib/rating';
import { formatsOf } from '@/lib/text/format';

import styles from './MentorRows.module.scss';
import { Portrait } from './Portrait';

type Vacancy = { readonly title: string; readonly text: string; readonly action: Action };

type MentorRowsProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly id?: string;
  readonly mentors: readonly Mentor[];
  /** Above the first mentor, who has her words with her then. */
  readonly first?: string | undefined;
  /** The hub whose page this is: no row leads to it. */
  readonly at?: string;
  /** An invitation after the last mentor. */
  readonly vacancy?: Vacancy | undefined;
};

/** Mentors one below the other: craft, rating, two things each has done, and the ways to her. */
export function MentorRows({ title, lead, id, mentors, first, at, vacancy }: MentorRowsProps) {
  const language = currentLanguage();
  const { guided, profile, hub } = contentIn(language).mentor.card;
  const { number } = formatsOf(language);

  return (
    <Section id={id}>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ul className={styles.rows} role="list">
        {mentors.map((mentor, index) => {
          const isFirst = first !== undefined && index === 0;
          return (
            <li key={mentor.id} className={styles.row}>
              <span className={styles.portrait}>
                <Portrait id={mentor.id} moves />
              </span>
              <div className={styles.words}>
                {isFirst && <p className={styles.first}>{first}</p>}
                <h3 className={styles.name}>
                  <AsWritten>{mentor.name}</AsWritten>
                </h3>
                <p className={styles.muted}>{mentor.specialization}</p>
                <p className={`${styles.rating} ${styles.muted}`}>
                  <b>{mentor.rating.toFixed(1)}</b> {ratingLabel(language, mentor.totalReviews)}.{' '}
                  <b>{number(mentor.guided)}</b> {guided}
                </p>
                {isFirst && <q className={styles.quote}>{mentor.quote}</q>}
                <p className={styles.achievements}>{mentor.achievements.slice(0, 2).join('. ')}.</p>
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
            </li>
          );
        })}
        {vacancy && (
          <li className={styles.vacancy}>
            <h3>{vacancy.title}</h3>
            <p>{vacancy.text}</p>
            <MoreLink action={vacancy.action} />
          </li>
        )}
      </ul>
    </Section>
  );
}
