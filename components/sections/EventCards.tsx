import { Card, CardGrid } from '@/components/ui/Card';
import { Section, type Ground } from '@/components/ui/Section';
import type { CommunityEvent } from '@/content/events';
import { formatDays } from '@/lib/format';

type EventCardsProps = {
  readonly title: string;
  readonly lead?: string;
  readonly ground?: Ground;
  readonly events: readonly CommunityEvent[];
};

/** Events as cards that lead to their pages; nothing where there are none. */
export function EventCards({ title, lead, ground, events }: EventCardsProps) {
  if (events.length === 0) return null;

  const [columns, slot] = events.length === 2 ? ([2, 'pair'] as const) : ([3, 'row'] as const);

  return (
    <Section ground={ground} title={title} lead={lead}>
      <CardGrid columns={columns}>
        {events.map(({ slug, title: name, date, lastDay = date, location, desc, picture }) => (
          <Card
            key={slug}
            title={name}
            byline={`${location}, ${formatDays(date, lastDay)}`}
            text={desc}
            picture={picture}
            slot={slot}
            path={`/events/${slug}`}
            layout="row"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
