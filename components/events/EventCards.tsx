import { Card, CardGrid } from '@/components/ui/Card';
import { Section, type Ground } from '@/components/ui/Section';
import type { CommunityEvent } from '@/lib/events/events';
import type { Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { formatsOf } from '@/lib/text/format';

type EventCardsProps = {
  readonly title: string;
  readonly lead?: string;
  readonly ground?: Ground;
  readonly events: readonly CommunityEvent[];
  readonly language: Language;
};

/** Events as cards that lead to their pages; nothing where there are none. */
export function EventCards({ title, lead, ground, events, language }: EventCardsProps) {
  if (events.length === 0) return null;

  const { days } = formatsOf(language);
  const [columns, slot] = events.length === 2 ? ([2, 'pair'] as const) : ([3, 'row'] as const);

  return (
    <Section ground={ground} title={title} lead={lead}>
      <CardGrid columns={columns}>
        {events.map(({ id, title: name, date, lastDay = date, location, desc, picture }) => (
          <Card
            key={id}
            title={name}
            byline={`${location}, ${days(date, lastDay)}`}
            text={desc}
            picture={picture}
            slot={slot}
            path={pathTo(`/events/${id}`, language)}
            layout="row"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
