import { Badge } from '@/components/ui/Badge';
import { getContent } from '@/lib/content';
import { isOver, type CommunityEvent } from '@/lib/events/events';

type EventBadgeProps = {
  readonly event: CommunityEvent;
  readonly now: Date;
};

/** The status of an event until it ends, then 'over'. */
export function EventBadge({ event, now }: EventBadgeProps) {
  const { over, statuses } = getContent().pages.events.event;
  if (isOver(event, now)) return <Badge tone="planned" label={over} />;
  return <Badge tone={event.status === 'Registration Open' ? 'ok' : 'upcoming'} label={statuses[event.status]} />;
}
