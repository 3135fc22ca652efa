import { Badge } from '@/components/ui/Badge';
import type { CommunityEvent } from '@/content/events';
import { eventWords } from '@/content/events-page';
import { isOver } from '@/lib/events';

type EventBadgeProps = {
  readonly event: CommunityEvent;
  /** What counts as today. */
  readonly now: Date;
};

/** Where an event stands: its own status while it lies ahead, and that it is over afterwards. */
export function EventBadge({ event, now }: EventBadgeProps) {
  if (isOver(event, now)) return <Badge tone="planned" label={eventWords.over} />;
  return <Badge tone={event.status === 'Registration Open' ? 'ok' : 'upcoming'} label={event.status} />;
}
