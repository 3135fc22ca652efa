import type { ReactNode } from 'react';

import { AsWritten } from '@/components/ui/AsWritten';
import { Fold } from '@/components/ui/Fold';
import { chooseColumns, Grid } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section, type Surface } from '@/components/ui/Section';
import { getWords, type Action } from '@/lib/content';
import { getPagePath, resolveAction } from '@/lib/content/links';
import { getHubName, type Mentor } from '@/lib/content/mentors';
import { measureLongWord } from '@/lib/language/long-word';

import styles from './MentorCards.module.scss';
import { MentorNumbers } from './MentorNumbers';
import { Portrait } from './Portrait';

type MentorProps = { readonly mentor: Mentor };

/** A link to a mentor's hub. */
export function HubLink({ mentor }: MentorProps) {
  const { hub } = getWords('mentor').card;
  return <MoreLink action={resolveAction({ label: hub, path: `/hub/${mentor.hub}` })} subject={getHubName(mentor)} />;
}

/** The text of a mentor's card: role, rating, place and hub, then two achievements, which fold on phones. */
export function MentorSummary({ mentor }: MentorProps) {
  return (
    <>
      <p>
        {mentor.role}. {mentor.experience}
      </p>
      <MentorNumbers mentor={mentor} />
      <p className="muted">
        {mentor.location}. <span className="from-tablet">{getHubName(mentor)}</span>
      </p>
      {mentor.achievements && (
        <Fold className={styles.fold} summary={getWords('mentor').card.more}>
          <p className="muted">{mentor.achievements.slice(0, 2).join('. ')}.</p>
        </Fold>
      )}
    </>
  );
}

type Vacancy = { readonly title: string; readonly text: string; readonly action: Action };

type MentorCardsProps = MentorListProps & {
  readonly id?: string;
  readonly title: string;
  readonly lead?: string | undefined;
  readonly surface?: Surface;
  /** `row`: on phones a row that scrolls sideways. */
  readonly layout?: 'grid' | 'row';
  readonly children?: ReactNode;
};

type MentorListProps = {
  /** The hub of the current page, to which no link is needed. */
  readonly at?: string | undefined;
  readonly mentors: readonly Mentor[];
  /** An invitation after the last mentor. */
  readonly vacancy?: Vacancy | undefined;
};

/** Mentors in a grid, each a link to her page. */
export function MentorCards({
  id,
  title,
  lead,
  surface,
  mentors,
  at,
  vacancy,
  layout = 'grid',
  children,
}: MentorCardsProps) {
  const ids = mentors.map((mentor) => mentor.id);
  return (
    <Section id={id} title={title} lead={lead} surface={surface} className={layout === 'row' ? styles.row : undefined}>
      <Grid
        columns={vacancy || mentors.length < 3 ? 4 : chooseColumns(mentors.length)}
        narrow={layout === 'row' ? 2 : 1}
      >
        {mentors.map((mentor) => (
          <li key={mentor.id} className={styles.card}>
            <Portrait id={mentor.id} slot="archRow" among={ids} moves />
            <h3 data-word={measureLongWord(mentor.name)}>
              <a href={getPagePath(`/mentor/${mentor.id}`)}>
                <AsWritten>{mentor.name}</AsWritten>
              </a>
            </h3>
            <MentorSummary mentor={mentor} />
            {mentor.hub !== at && (
              <div className={styles.hub}>
                <HubLink mentor={mentor} />
              </div>
            )}
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
      {children}
    </Section>
  );
}
