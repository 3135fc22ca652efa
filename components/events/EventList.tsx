import { ButtonLink } from '@/components/ui/ButtonLink';
import { contentIn } from '@/lib/content';
import {
  dayNumbers,
  formatCost,
  formatEventWeekdays,
  formatHours,
  machineStart,
  type CommunityEvent,
} from '@/lib/events/events';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { formatsOf } from '@/lib/text/format';

import { EventBadge } from './EventBadge';
import styles from './EventList.module.scss';

type EventDateProps = {
  readonly event: CommunityEvent;
  readonly language: Language;
};

function EventDate({ event, language }: EventDateProps) {
  return (
    <time className={styles.date} dateTime={machineStart(event)}>
      <span className={styles.day}>{dayNumbers(event, language)}</span>{' '}
      <span>{formatsOf(language).month(event.date.slice(0, 7))}</span>{' '}
      <span className={styles.weekday}>{formatEventWeekdays(event, language)}</span>
    </time>
  );
}

type EventListProps = {
  readonly events: readonly CommunityEvent[];
  /** What counts as today. */
  readonly now: Date;
  readonly language: Language;
};

/** Events that lie ahead, a row each: the day, what it is, and the way to a seat. */
export function EventList({ events, now, language }: EventListProps) {
  const { register } = contentIn(language).pages.events.event;

  return (
    <ul className={styles.list} role="list">
      {events.map((event) => (
        <li key={event.id} className={styles.event}>
          <EventDate event={event} language={language} />
          <div className={styles.words}>
            <EventBadge event={event} now={now} language={language} />
            <h3 className={styles.title}>{event.title}</h3>
            <p className={styles.byline}>
              {event.location}, {formatHours(event, language)}
            </p>
            <p className={styles.text}>{event.desc}</p>
            <p className={styles.attendees}>
              {event.attendees}. <b>{formatCost(event, language)}</b>
            </p>
            <div className={styles.action}>
              <ButtonLink
                action={actionTo({ label: register, path: `/events/${event.id}` }, language)}
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
