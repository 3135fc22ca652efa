import { Badge } from '@/components/ui/Badge';
import { MilestoneSteps, statusMarks } from '@/components/sections/MilestoneSteps';
import { type Item } from '@/lib/content';
import { currentContent } from '@/lib/current-content';

import styles from './Timeline.module.scss';

const statuses = Object.keys(statusMarks) as (keyof typeof statusMarks)[];

type TimelineProps = { readonly milestones: readonly Item<'milestones'>[] };

/** The whole path: how to read it, with the number of steps of each status, then the steps. */
export function Timeline({ milestones }: TimelineProps) {
  const { words, statusWords } = currentContent().pages.timeline;

  return (
    <>
      <section className="wrap">
        <h2 className="visually-hidden">{words.keyTitle}</h2>
        <ul className={styles.key} role="list">
          {statuses.map((status) => (
            <li key={status}>
              <Badge tone={statusMarks[status].tone} label={statusWords[status]} />{' '}
              {milestones.filter((milestone) => milestone.status === status).length}
            </li>
          ))}
          <li className={styles.note}>{words.note}</li>
        </ul>
      </section>
      <section className={`wrap ${styles.path}`}>
        <h2 className="visually-hidden">{words.pathTitle}</h2>
        <MilestoneSteps milestones={milestones} hubLabel={words.hub} />
      </section>
    </>
  );
}
