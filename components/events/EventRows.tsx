import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { Section, type Surface } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { formatCost, formatNeeds, type CommunityEvent } from '@/lib/events/events';
import { getPagePath } from '@/lib/content/links';
import { getFormats } from '@/lib/language/format';

import { NEEDS } from './EventDetails';
import styles from './EventRows.module.scss';

type EventRowsProps = {
  readonly title: string;
  readonly lead?: string;
  readonly surface?: Surface;
  /** What a row shows beside the place. */
  readonly shows: 'cost' | 'needs';
  readonly events: readonly CommunityEvent[];
};

/** Events as rows that link to their pages; nothing if the list is empty. */
export function EventRows({ title, lead, surface, shows, events }: EventRowsProps) {
  if (events.length === 0) return null;

  const { days } = getFormats();

  return (
    <Section surface={surface} title={title} lead={lead}>
      <ul className={styles.rows} role="list">
        {events.map((event) => (
          <li key={event.id} className={styles.row}>
            <span className="accent">{days(event.date, event.lastDay ?? event.date)}</span>
            <h3>
              <a href={`${getPagePath(`/events/${event.id}`)}${shows === 'needs' ? `#${NEEDS}` : ''}`}>{event.title}</a>
            </h3>
            <span className="muted">
              {event.location}
              {shows === 'cost' && `, ${formatCost(event)}`}
            </span>
            {shows === 'needs' && (
              <Fold className={styles.needs} summary={getContent().pages.events.event.needs.title}>
                <MarkedList items={formatNeeds(event)} kind="small" />
              </Fold>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
