import { AsWritten } from '@/components/ui/AsWritten';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn, type Action } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';
import { hubName, type Mentor } from '@/lib/mentors';

import { MentorNumbers } from './MentorNumbers';
import styles from './MentorRows.module.scss';
import { Portrait } from './Portrait';

type MentorSummaryProps = { readonly mentor: Mentor; readonly at?: string | undefined };

/** Two things a mentor has done, and the ways to her and to the hub where she teaches. */
export function MentorSummary({ mentor, at }: MentorSummaryProps) {
  const language = currentLanguage();
  const { profile, hub } = contentIn(language).mentor.card;

  return (
    <>
      <p className={styles.achievements}>{mentor.achievements.slice(0, 2).join('. ')}.</p>
      <div className={styles.links}>
        <MoreLink action={actionTo({ label: profile, path: `/mentor/${mentor.id}` }, language)} subject={mentor.name} />
        {mentor.hub !== at && (
          <MoreLink
            action={actionTo({ label: hub, path: `/hub/${mentor.hub}` }, language)}
            subject={hubName(mentor, language)}
          />
        )}
      </div>
    </>
  );
}

type Vacancy = { readonly title: string; readonly text: string; readonly action: Action };

type MentorRowsProps = {
  readonly title: string;
  readonly lead?: string | undefined;
  readonly mentors: readonly Mentor[];
  /** The hub whose page this is: no row leads to it. */
  readonly at?: string | undefined;
  /** An invitation after the last mentor. */
  readonly vacancy?: Vacancy | undefined;
};

/** Mentors one below the other: craft, rating, two things each has done, and the ways to her. */
export function MentorRows({ title, lead, mentors, at, vacancy }: MentorRowsProps) {
  return (
    <Section>
      <h2>{title}</h2>
      {lead && <p className={styles.lead}>{lead}</p>}
      <ul className={styles.rows} role="list">
        {mentors.map((mentor) => (
          <li key={mentor.id} className={styles.row}>
            <span className={styles.portrait}>
              <Portrait id={mentor.id} moves />
            </span>
            <div className={styles.words}>
              <h3 className={styles.name}>
                <AsWritten>{mentor.name}</AsWritten>
              </h3>
              <p className={styles.muted}>{mentor.specialization}</p>
              <MentorNumbers mentor={mentor} />
              <MentorSummary mentor={mentor} at={at} />
            </div>
          </li>
        ))}
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
