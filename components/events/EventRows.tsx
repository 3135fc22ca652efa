import { Section, type Surface } from '@/components/ui/Section';
import { currentLanguage } from '@/lib/current-language';
import { formatCost, type CommunityEvent } from '@/lib/events/events';
import { pathTo } from '@/lib/links';
import { formatsOf } from '@/lib/text/format';

import styles from './EventRows.module.scss';

type EventRowsProps = {
  readonly title: string;
  readonly lead?: string;
  readonly surface?: Surface;
  /** Whether one can still come: then the rows say what it costs. */
  readonly ahead?: boolean;
  readonly events: readonly CommunityEvent[];
};

/** Events as lines of an almanac that lead to their pages; nothing where there are none. */
export function EventRows({ title, lead, surface, ahead = false, events }: EventRowsProps) {
  const language = currentLanguage();
  if (events.length === 0) return null;

  const { days } = formatsOf(language);

  return (
    <Section surface={surface} title={title} lead={lead}>
      <ul className={styles.rows} role="list">
        {events.map((event) => (
          <li key={event.id} className={styles.row}>
            <span className={styles.days}>{days(event.date, event.lastDay ?? event.date)}</span>
            <h3 className={styles.name}>
              <a href={pathTo(`/events/${event.id}`, language)}>{event.title}</a>
            </h3>
            <span className={styles.place}>
              {event.location}
              {ahead && `, ${formatCost(event, language)}`}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}
