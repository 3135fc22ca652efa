import { ButtonLink } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import {
  dayNumbers,
  formatCost,
  formatEventWeekdays,
  formatHours,
  machineStart,
  type CommunityEvent,
} from '@/lib/events/events';
import { actionTo } from '@/lib/links';
import { formatsOf } from '@/lib/text/format';

import { EventBadge } from './EventBadge';
import styles from './EventList.module.scss';

type EventProps = {
  readonly event: CommunityEvent;
};

function EventDate({ event }: EventProps) {
  return (
    <time className={styles.date} dateTime={machineStart(event)}>
      <span className={styles.day}>{dayNumbers(event)}</span> <span>{formatsOf().month(event.date.slice(0, 7))}</span>{' '}
      <span className="muted">{formatEventWeekdays(event)}</span>
    </time>
  );
}

type EventWordsProps = EventProps & {
  readonly now: Date;
  /** The heading level of the event's name. */
  readonly heading: 'h2' | 'h3';
};

/** The text of an event: name, place, audience and registration link. */
function EventWords({ event, now, heading: Heading }: EventWordsProps) {
  const { register } = contentIn().pages.events.event;

  return (
    <div className={styles.words}>
      <EventBadge event={event} now={now} />
      <Heading className={styles.title}>{event.title}</Heading>
      <p className={styles.byline}>
        {event.location}, {formatHours(event)}
      </p>
      <p className={styles.text}>{event.desc}</p>
      <p className={styles.attendees}>
        {event.attendees}. <b>{formatCost(event)}</b>
      </p>
      <div className={`${styles.action} no-print`}>
        <ButtonLink
          action={actionTo({ label: register, path: `/events/${event.id}` })}
          variant={event.status === 'Registration Open' ? 'primary' : 'secondary'}
          subject={event.title}
        />
      </div>
    </div>
  );
}

type NextEventProps = EventProps & Pick<EventWordsProps, 'now'>;

/** The next event as the hero of /events. */
export function NextEvent({ event, now }: NextEventProps) {
  return (
    <div className={styles.next}>
      <EventDate event={event} />
      <EventWords event={event} now={now} heading="h2" />
    </div>
  );
}

type EventListProps = {
  readonly events: readonly CommunityEvent[];
  readonly now: Date;
};

/** Upcoming events, one row each: date, text with registration link, picture. */
export function EventList({ events, now }: EventListProps) {
  return (
    <ul role="list">
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <EventDate event={event} />
          <EventWords event={event} now={now} heading="h3" />
          <div className={`${styles.picture} no-print`}>
            <Picture name={event.picture} slot="scene" decorative />
          </div>
        </li>
      ))}
    </ul>
  );
}
