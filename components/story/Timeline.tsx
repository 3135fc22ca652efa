import clsx from 'clsx';

import { ColourPanels } from '@/components/sections/ColourPanels';
import { Badge } from '@/components/ui/Badge';
import { Icon } from '@/components/ui/Icon';
import { MoreLink } from '@/components/ui/MoreLink';
import { buildDate } from '@/lib/build-date';
import { getContent, type Item } from '@/lib/content';
import { type Direction, stationBox, stationExit, drawStationLine } from '@/lib/drawing/timeline-line';
import { findHub } from '@/lib/content/hubs';
import { resolveAction } from '@/lib/content/links';
import { getEndOfDate } from '@/lib/language/calendar-time';
import { getFormats } from '@/lib/language/format';

import styles from './Timeline.module.scss';

type Milestone = Item<'milestones'>;

/** A month, or a full date if there is a day. */
function formatDate(date: string): string {
  const { date: day, month } = getFormats();
  return date.length > 'YYYY-MM'.length ? day(date) : month(date);
}

/** Whether a milestone's date has passed although it is not completed. */
const isLate = ({ status, date }: Pick<Milestone, 'status' | 'date'>, now: Date): boolean =>
  status !== 'completed' && getEndOfDate(date) <= now;

/** The milestones in a row on desktops. */
const ROW = 4;

const directions: readonly Direction[] = ['across', 'down'];

const shownOn: Record<Direction, string> = { across: 'from-desktop', down: 'until-desktop' };

/** The initial width of the line, and its growth per milestone, in units of the view box. */
const FIRST_WIDTH = 12;
const GROWTH = 3.2;

type StationProps = {
  readonly direction: Direction;
  readonly index: number;
  readonly isDone: boolean;
};

/** The line at one milestone: solid if completed, else an outline. */
function Station({ direction, index, isDone }: StationProps) {
  const { left, top, width, height } = stationBox[direction];
  const from = FIRST_WIDTH + index * GROWTH;

  return (
    <svg
      className={clsx(styles.line, shownOn[direction], isDone ? styles.solid : styles.outline)}
      viewBox={`${left} ${top} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path d={drawStationLine(direction, from, from + GROWTH, isDone ? 'solid' : 'outline')} />
    </svg>
  );
}

type TailProps = StationProps & {
  /** Whether it leads to the milestone from the edge of the page. */
  readonly leads?: boolean;
};

/** The straight line from a milestone to the next one, as long as the text next to it. */
function Tail({ direction, index, isDone, leads = false }: TailProps) {
  const { left, top, width, height } = stationBox[direction];
  const size = FIRST_WIDTH + (index + 1) * GROWTH;
  const isAcross = direction === 'across';
  const drawEdge = (beside: number) =>
    isAcross ? `M0 ${stationExit.across + beside}H1` : `M${stationExit.down + beside} 0V1`;

  return (
    <svg
      className={clsx(
        styles.tail,
        isAcross && styles.across,
        shownOn[direction],
        leads && styles.leads,
        isDone || styles.outline,
      )}
      viewBox={isAcross ? `0 ${top} 1 ${height}` : `${left} 0 ${width} 1`}
      width="1"
      height="1"
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {isDone ? (
        <path d={drawEdge(0)} stroke="currentcolor" strokeWidth={size} />
      ) : (
        <path d={drawEdge(-size / 2) + drawEdge(size / 2)} />
      )}
    </svg>
  );
}

type StatusProps = Pick<Milestone, 'status'>;

/** A status label on its tint. */
function Status({ status }: StatusProps) {
  const label = getContent().pages.timeline.statusWords[status];
  return <Badge tone={status === 'completed' ? 'ok' : status} label={label} />;
}

type HubLinkProps = { readonly id: string };

function HubLink({ id }: HubLinkProps) {
  const hub = findHub(id);
  const { words } = getContent().pages.timeline;
  return hub && <MoreLink action={resolveAction({ label: `${words.hub} ${hub.location}`, path: `/hub/${id}` })} />;
}

type TimelineProps = { readonly milestones: readonly Milestone[] };

/** Milestones on one line that loops around a dot for each; a legend; and further hubs as panels. */
export function Timeline({ milestones }: TimelineProps) {
  const { words, statusWords } = getContent().pages.timeline;
  const steps = milestones.filter(({ isExtra }) => !isExtra);
  const others = milestones.filter(({ isExtra }) => isExtra);
  const now = buildDate();
  const isDone = (index: number) => steps[index]?.status === 'completed';

  return (
    <>
      <section className={styles.path} data-surface="kaavi">
        <h2 className="visually-hidden">{words.pathTitle}</h2>
        <ol className={styles.steps} role="list">
          {steps.map(({ id, title, date, description, details, status, icon, hub }, index) => (
            <li key={id} className={styles.step}>
              <div className={`${styles.station} no-print`}>
                <div className={styles.loop}>
                  {directions.map((direction) => (
                    <Station key={direction} direction={direction} index={index} isDone={isDone(index)} />
                  ))}
                  {index > 0 && index % ROW === 0 && (
                    <Tail direction="across" index={index - 1} isDone={isDone(index - 1)} leads />
                  )}
                  <span className={styles.dot} data-status={status}>
                    <Icon name={icon} />
                  </span>
                </div>
                <Tail direction="across" index={index} isDone={isDone(index)} />
                <Tail direction="down" index={index} isDone={isDone(index)} />
              </div>
              <div className={styles.words}>
                <time className={`accent ${styles.date}`} dateTime={date}>
                  {formatDate(date)}
                </time>
                <h3 className={styles.title}>{title}</h3>
                <p>
                  <Status status={status} />
                </p>
                <p className={styles.description}>{description}</p>
                <p className={`muted ${styles.details}`}>{details}</p>
                {isLate({ status, date }, now) && <p className={`accent ${styles.late}`}>{words.notYet}</p>}
                {hub && <HubLink id={hub} />}
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section data-surface="turmeric">
        <div className={`wrap ${styles.key}`}>
          <h2 className="subheading">{words.keyTitle}</h2>
          <ul className={styles.statuses} role="list">
            {Object.keys(statusWords).map((status) => {
              const count = steps.filter((milestone) => milestone.status === status).length;
              return (
                count > 0 && (
                  <li key={status}>
                    <Status status={status as Milestone['status']} /> {count}
                  </li>
                )
              );
            })}
          </ul>
          <p>{words.note}</p>
        </div>
      </section>
      {others.length > 0 && (
        <ColourPanels
          title={words.extraTitle}
          surfaces={['indigo', 'palm', 'paper']}
          walls={others.map(({ title, date, status, description, details, hub }) => ({
            title,
            above: (
              <>
                <Status status={status} /> <time dateTime={date}>{formatDate(date)}</time>
              </>
            ),
            text: (
              <>
                <p>{description}</p>
                <p className={`muted ${styles.details}`}>{details}</p>
              </>
            ),
            content: isLate({ status, date }, now) && <p className={`accent ${styles.late}`}>{words.notYet}</p>,
            action: hub && <HubLink id={hub} />,
          }))}
        />
      )}
    </>
  );
}
