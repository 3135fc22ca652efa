import { Badge } from '@/components/ui/Badge';
import { contentIn } from '@/lib/content';
import { isOver, type CommunityEvent } from '@/lib/events/events';
import type { Language } from '@/lib/languages';

type EventBadgeProps = {
  readonly event: CommunityEvent;
  /** What counts as today. */
  readonly now: Date;
  readonly language: Language;
};

/** Where an event stands: its own status while it lies ahead, and that it is over afterwards. */
export function EventBadge({ event, now, language }: EventBadgeProps) {
  const { over, statuses } = contentIn(language).pages.events.event;
  if (isOver(event, now)) return <Badge tone="planned" label={over} />;
  return <Badge tone={event.status === 'Registration Open' ? 'ok' : 'upcoming'} label={statuses[event.status]} />;
}
