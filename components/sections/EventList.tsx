import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { CommunityEvent } from '@/content/events';
import { eventWords } from '@/content/events-page';
import { dayNumbers, formatEventWeekdays, formatHours, machineStart } from '@/lib/events';
import { formatMonth } from '@/lib/format';

import { EventBadge } from './EventBadge';
import styles from './EventList.module.scss';

function EventDate({ event }: { readonly event: CommunityEvent }) {
  return (
    <time className={styles.date} dateTime={machineStart(event)}>
      <span className={styles.day}>{dayNumbers(event)}</span> <span>{formatMonth(event.date.slice(0, 7))}</span>{' '}
      <span className={styles.weekday}>{formatEventWeekdays(event)}</span>
    </time>
  );
}

type EventListProps = {
  readonly events: readonly CommunityEvent[];
  /** What counts as today. */
  readonly now: Date;
};

/** Events that lie ahead, a row each: the day, what it is, and the way to a seat. */
export function EventList({ events, now }: EventListProps) {
  return (
    <ul className={styles.list} role="list">
      {events.map((event) => (
        <li key={event.slug} className={styles.event}>
          <EventDate event={event} />
          <div className={styles.words}>
            <EventBadge event={event} now={now} />
            <h3 className={styles.title}>{event.title}</h3>
            <p className={styles.byline}>
              {event.location}, {formatHours(event)}
            </p>
            <p className={styles.text}>{event.desc}</p>
            <p className={styles.attendees}>{event.attendees}</p>
            <div className={styles.action}>
              <ButtonLink
                action={{ label: eventWords.register, path: `/events/${event.slug}` }}
                variant={event.status === 'Registration Open' ? 'primary' : 'secondary'}
                subject={event.title}
              />
            </div>
          </div>
          <div className={styles.picture}>
            <Picture name={event.picture} slot="card" />
          </div>
        </li>
      ))}
    </ul>
  );
}
