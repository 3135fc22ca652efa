import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';
import {
  formatDayNumbers,
  formatCost,
  formatEventWeekdays,
  formatHours,
  getMachineStart,
  type CommunityEvent,
} from '@/lib/events/events';
import { resolveAction, getPagePath } from '@/lib/content/links';
import { getFormats } from '@/lib/language/format';

import { EventBadge } from './EventBadge';
import styles from './EventLeaves.module.scss';

type EventLeavesProps = {
  readonly events: readonly CommunityEvent[];
  readonly now: Date;
};

/** Upcoming events as leaves of a wall calendar: month, day and a picture, then what it is and the registration. */
export function EventLeaves({ events, now }: EventLeavesProps) {
  const { register } = getContent().pages.events.event;
  return (
    <ul className={styles.leaves} role="list">
      {events.map((event) => (
        <li key={event.id} className={styles.leaf} data-surface="tag">
          <time className={styles.date} dateTime={getMachineStart(event)}>
            <span className={styles.month}>{getFormats().month(event.date.slice(0, 7))}</span>{' '}
            <span className={styles.day}>{formatDayNumbers(event)}</span>{' '}
            <span className={styles.weekday}>{formatEventWeekdays(event)}</span>
            {event.picture && <Picture name={event.picture} slot="bleed" decorative />}
          </time>
          <div className={styles.words}>
            <EventBadge event={event} now={now} />
            <h3>
              <a href={getPagePath(`/events/${event.id}`)}>{event.title}</a>
            </h3>
            <p className="accent">
              {event.location}, {formatHours(event)}
            </p>
            <p>{event.desc}</p>
            <p className="muted">
              {event.attendees}. <b>{formatCost(event)}</b>
            </p>
            <div className={`${styles.action} no-print`}>
              <ButtonLink
                action={resolveAction({ label: register, path: `/events/${event.id}` })}
                variant={event.status === 'Registration Open' ? 'primary' : 'secondary'}
                subject={event.title}
              />
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}

type EventStubsProps = { readonly events: readonly CommunityEvent[] };

/** Past events as torn-off leaves: when and where it was, what there was, and who came. */
export function EventStubs({ events }: EventStubsProps) {
  const { days } = getFormats();
  return (
    <ul className={styles.leaves} role="list">
      {events.map((event) => (
        <li key={event.id} className={styles.stub} data-surface="tag">
          <time className="accent" dateTime={getMachineStart(event)}>
            {days(event.date, event.lastDay ?? event.date)}
          </time>
          <h3>
            <a href={getPagePath(`/events/${event.id}`)}>{event.title}</a>
          </h3>
          <p>
            {event.location}, {formatHours(event)}
          </p>
          <p>{event.desc}</p>
          <p className="muted">{event.attendees}</p>
        </li>
      ))}
    </ul>
  );
}
