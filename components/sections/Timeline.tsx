import { Badge } from '@/components/ui/Badge';
import type { Milestone, MilestoneStatus } from '@/content/milestones';
import { statusWords } from '@/content/timeline';

import { MilestoneSteps, statusMarks } from './MilestoneSteps';
import styles from './Timeline.module.scss';

export type TimelineWords = {
  readonly keyTitle: string;
  readonly pathTitle: string;
  readonly note: string;
  /** The link from a milestone to its hub, before the place's name. */
  readonly hub: string;
};

type TimelineProps = {
  readonly milestones: readonly Milestone[];
  readonly words: TimelineWords;
};

const statuses = Object.keys(statusMarks) as MilestoneStatus[];

/** The whole path: how to read it, with the number of steps of each status, then the steps. */
export function Timeline({ milestones, words }: TimelineProps) {
  return (
    <div className={`wrap ${styles.timeline}`}>
      <h2 className="visually-hidden">{words.keyTitle}</h2>
      <ul className={styles.key} role="list">
        {statuses.map((status) => (
          <li key={status}>
            <Badge tone={statusMarks[status].tone} label={statusWords[status].label} />
            <span>
              {milestones.filter((milestone) => milestone.status === status).length}, {statusWords[status].mark}
            </span>
          </li>
        ))}
        <li className={styles.note}>{words.note}</li>
      </ul>
      <h2 className="visually-hidden">{words.pathTitle}</h2>
      <MilestoneSteps milestones={milestones} hubLabel={words.hub} />
    </div>
  );
}
