import { AsWritten } from '@/components/ui/AsWritten';
import { Grid } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section, type Surface } from '@/components/ui/Section';
import { getContent, type Action } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { resolveAction } from '@/lib/content/links';
import { getHubName, type Mentor } from '@/lib/content/mentors';

import styles from './MentorCards.module.scss';
import { MentorNumbers } from './MentorNumbers';
import { Portrait } from './Portrait';

type MentorLinksProps = {
  readonly mentor: Mentor;
  /** The hub of the current page, to which no link is needed. */
  readonly at?: string | undefined;
};

/** Links to a mentor's page and to her hub. */
export function MentorLinks({ mentor, at }: MentorLinksProps) {
  const { profile, hub } = getContent().mentor.card;
  return (
    <div className={styles.links}>
      <MoreLink action={resolveAction({ label: profile, path: `/mentor/${mentor.id}` })} subject={mentor.name} />
      {mentor.hub !== at && (
        <MoreLink action={resolveAction({ label: hub, path: `/hub/${mentor.hub}` })} subject={getHubName(mentor)} />
      )}
    </div>
  );
}

/** The text of a mentor's card: role, experience, place, hub, rating, and her first two achievements. */
export function MentorSummary({ mentor }: { readonly mentor: Mentor }) {
  return (
    <>
      <p>
        {mentor.role}. {mentor.experience}
      </p>
      <p className="muted">
        {mentor.location}. {getHubName(mentor, getCurrentLanguage())}
      </p>
      <MentorNumbers mentor={mentor} />
      <p className="muted">{mentor.achievements.slice(0, 2).join('. ')}.</p>
    </>
  );
}

type Vacancy = { readonly title: string; readonly text: string; readonly action: Action };

type MentorCardsProps = MentorListProps & {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly surface?: Surface;
};

type MentorListProps = Pick<MentorLinksProps, 'at'> & {
  readonly mentors: readonly Mentor[];
  /** An invitation after the last mentor. */
  readonly vacancy?: Vacancy | undefined;
};

/** Mentors in a grid. On phones, the portrait is next to the text. */
export function MentorCards({ id, title, lead, surface, mentors, at, vacancy }: MentorCardsProps) {
  const ids = mentors.map((mentor) => mentor.id);
  return (
    <Section id={id} title={title} lead={lead} surface={surface}>
      <Grid columns={mentors.length > 4 ? 5 : 4}>
        {mentors.map((mentor) => (
          <li key={mentor.id} className={styles.card}>
            <Portrait id={mentor.id} among={ids} moves />
            <div className={styles.words}>
              <h3>
                <AsWritten>{mentor.name}</AsWritten>
              </h3>
              <MentorSummary mentor={mentor} />
              <MentorLinks mentor={mentor} at={at} />
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
      </Grid>
    </Section>
  );
}
