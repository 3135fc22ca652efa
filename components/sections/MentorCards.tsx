import { Card, CardGrid } from '@/components/ui/Card';
import { MarkedList } from '@/components/ui/MarkedList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Rating } from '@/components/ui/Rating';
import { Section, type Ground } from '@/components/ui/Section';
import { contentIn, type Action } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { hubName, type Mentor } from '@/lib/mentors';
import { ratingLabel } from '@/lib/rating';

import { GuidedCount } from './GuidedCount';
import styles from './MentorCards.module.scss';
import { Portrait } from './Portrait';

/** A place that nobody has taken yet. */
type Vacancy = { readonly title: string; readonly text: string; readonly action: Action };

type MentorCardsProps = {
  readonly title: string;
  readonly lead: string;
  readonly ground?: Ground;
  readonly id?: string;
  readonly spacing?: 'full' | 'joined';
  readonly mentors: readonly Mentor[];
  /** The way to those who are not shown. */
  readonly more?: Action | undefined;
  /** An invitation after the last mentor. */
  readonly vacancy?: Vacancy | undefined;
  readonly language: Language;
};

/** Mentors side by side: what each teaches, how many she guided, what they say, and the ways to her. */
export function MentorCards({ title, lead, ground, id, spacing, mentors, more, vacancy, language }: MentorCardsProps) {
  const { profile, hub } = contentIn(language).mentor.card;

  return (
    <Section id={id} ground={ground} spacing={spacing} title={title} lead={lead} more={more}>
      <CardGrid>
        {mentors.map((mentor) => (
          <Card
            key={mentor.id}
            title={mentor.name}
            byline={mentor.role}
            text={`${mentor.specialization}. ${hubName(mentor, language)}.`}
            portrait={<Portrait id={mentor.id} language={language} moves />}
            layout="row"
          >
            <div className={styles.more}>
              <Rating value={mentor.rating} label={ratingLabel(language, mentor.totalReviews)} />
              <GuidedCount mentor={mentor} language={language} />
              <MarkedList items={mentor.achievements.slice(0, 2)} kind="small" />
            </div>
            <div className={styles.links}>
              <MoreLink
                action={actionTo({ label: profile, path: `/mentor/${mentor.id}` }, language)}
                subject={mentor.name}
              />
              <MoreLink
                action={actionTo({ label: hub, path: `/hub/${mentor.hub}` }, language)}
                subject={hubName(mentor, language)}
              />
            </div>
          </Card>
        ))}
        {vacancy && (
          <li className={styles.vacancy}>
            <h3>{vacancy.title}</h3>
            <p className={styles.text}>{vacancy.text}</p>
            <MoreLink action={vacancy.action} />
          </li>
        )}
      </CardGrid>
    </Section>
  );
}
