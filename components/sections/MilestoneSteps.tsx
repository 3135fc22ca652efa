import clsx from 'clsx';

import { Badge, type BadgeTone } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/components/ui/icons';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { HubId } from '@/content/hubs';
import type { Milestone, MilestoneStatus } from '@/content/milestones';
import { statusWords } from '@/content/timeline';
import { formatDate, formatMonth } from '@/lib/format';
import { hubAt } from '@/lib/hubs';

import styles from './MilestoneSteps.module.scss';

/** A status is told by its colour, the shape of its mark and a word. */
export const statusMarks = {
  completed: { icon: 'check', tone: 'ok' },
  upcoming: { icon: 'clock', tone: 'upcoming' },
  planned: { icon: 'dots', tone: 'planned' },
} as const satisfies Record<MilestoneStatus, { icon: IconName; tone: BadgeTone }>;

const formatMilestoneDate = (date: string): string =>
  date.length > 'YYYY-MM'.length ? formatDate(date) : formatMonth(date);

function HubLink({ id, label }: { readonly id: HubId; readonly label: string }) {
  const hub = hubAt(id);
  return hub && <MoreLink action={{ label: `${label} ${hub.location}`, path: `/hub/${id}` }} />;
}

type MilestoneStepsProps = {
  readonly milestones: readonly Milestone[];
  /** The link from a milestone to its hub, before the place's name; none on the hub's own page. */
  readonly hubLabel?: string;
};

/** The steps of a path in their order, on one line of dots. */
export function MilestoneSteps({ milestones, hubLabel }: MilestoneStepsProps) {
  return (
    <ol role="list">
      {milestones.map(({ title, date, description, details, status, icon, hub, picture }) => (
        <li key={title} className={clsx(styles.step, styles[status])}>
          <span className={styles.node}>
            <Icon name={statusMarks[status].icon} />
          </span>
          <time className={styles.date} dateTime={date}>
            {formatMilestoneDate(date)}
          </time>
          <div className={styles.event}>
            <div>
              <Badge tone={statusMarks[status].tone} label={statusWords[status].label} />
              <h3 className={styles.title}>
                <Icon name={icon} className={styles.icon} />
                {title}
              </h3>
              <p className={styles.description}>{description}</p>
              <p className={styles.details}>{details}</p>
              {hub && hubLabel && <HubLink id={hub} label={hubLabel} />}
            </div>
            {picture && hubLabel && <Picture name={picture} slot="card" />}
          </div>
        </li>
      ))}
    </ol>
  );
}
