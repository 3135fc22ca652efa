import clsx from 'clsx';

import { Badge, type BadgeTone } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { buildDate } from '@/lib/build-date';
import { contentIn, type Item } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { IconName } from '@/lib/drawing/icons';
import { hubAt } from '@/lib/hubs';
import { endOfDate } from '@/lib/calendar-time';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { formatsOf } from '@/lib/text/format';

import styles from './MilestoneSteps.module.scss';

type Milestone = Item<'milestones'>;

/** Each status has a colour, a mark with its own shape, and a label. */
export const statusMarks = {
  completed: { icon: 'check', tone: 'ok' },
  upcoming: { icon: 'clock', tone: 'upcoming' },
  planned: { icon: 'dots', tone: 'planned' },
} as const satisfies Record<Milestone['status'], { icon: IconName; tone: BadgeTone }>;

/** A month, or a full date if there is a day. */
export function readDate(date: string, language: Language = currentLanguage()): string {
  const { date: day, month } = formatsOf(language);
  return date.length > 'YYYY-MM'.length ? day(date) : month(date);
}

/** Whether a milestone's date has passed although it is not completed. */
export const isLate = ({ status, date }: Pick<Milestone, 'status' | 'date'>, now: Date): boolean =>
  status !== 'completed' && endOfDate(date) <= now;

type HubLinkProps = { readonly id: string; readonly label: string };

function HubLink({ id, label }: HubLinkProps) {
  const hub = hubAt(id);
  return hub && <MoreLink action={actionTo({ label: `${label} ${hub.location}`, path: `/hub/${id}` })} />;
}

type MilestoneStepsProps = {
  readonly milestones: readonly Milestone[];
  readonly hubLabel: string;
};

/** Milestones in order, on a dotted line. */
export function MilestoneSteps({ milestones, hubLabel }: MilestoneStepsProps) {
  const { statusWords, words } = contentIn().pages.timeline;
  const now = buildDate();

  return (
    <ol role="list">
      {milestones.map(({ id, title, date, description, details, status, icon, hub, picture, large }) => (
        <li key={id} className={clsx(styles.step, styles[status], large && styles.large)}>
          <span className={styles.node}>
            <Icon name={statusMarks[status].icon} />
          </span>
          <div className={styles.when}>
            <time dateTime={date}>{readDate(date)}</time>{' '}
            <Badge tone={statusMarks[status].tone} label={statusWords[status]} />
          </div>
          <div className={picture && styles.pictured}>
            <div>
              <h3 className={styles.title}>
                <Icon name={icon} className={styles.icon} />
                <span>{title}</span>
              </h3>
              <p className={styles.description}>{description}</p>
              <p className={styles.details}>{details}</p>
              {isLate({ status, date }, now) && <p className={styles.notYet}>{words.notYet}</p>}
              {hub && <HubLink id={hub} label={hubLabel} />}
            </div>
            {picture && <Picture name={picture} slot="card" />}
          </div>
        </li>
      ))}
    </ol>
  );
}
