import { Badge, type BadgeTone } from '@/components/ui/Badge';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { getContent, type Item } from '@/lib/content';
import { getWords } from '@/lib/content/words';
import { isLate, formatDate } from '@/lib/content/milestones';

import styles from './HubMilestones.module.scss';

const tones: Readonly<Record<Item<'milestones'>['status'], BadgeTone>> = {
  completed: 'ok',
  upcoming: 'upcoming',
  planned: 'planned',
};

type HubMilestonesProps = { readonly milestones: readonly Item<'milestones'>[] };

/** Milestones of a hub, one line each: date, status, title. */
export function HubMilestones({ milestones }: HubMilestonesProps) {
  const { pages } = getContent();
  const hub = getWords('hub');
  const { statusWords, words } = pages.timeline;
  const { title, action } = hub.milestones;
  const now = buildDate();

  return (
    <Section spacing="joined">
      <div className={styles.line}>
        <h2 className="subheading">{title}</h2>
        <ul role="list">
          {milestones.map((milestone) => (
            <li key={milestone.id} className={styles.milestone}>
              <Badge tone={tones[milestone.status]} label={statusWords[milestone.status]} />{' '}
              <time dateTime={milestone.date}>{formatDate(milestone.date)}</time> <b>{milestone.title}</b>
              {isLate(milestone, now) && <span>{words.notYet}</span>}
            </li>
          ))}
        </ul>
        <MoreLink action={action} />
      </div>
    </Section>
  );
}
