import { Kolam } from '@/components/drawing/Kolam';
import type { Hub } from '@/lib/content/hubs';

// A closed line for an active hub, a dashed one before it opens, none for a planned hub.
const lines = { Active: 'closed', Opening: 'open', Planned: 'none' } as const;

/** The kolam of a hub: one dot per group of makers, and a line that shows its status. */
export function HubKolam({ hub, className }: { readonly hub: Hub; readonly className?: string | undefined }) {
  return <Kolam rows={hub.kolam.rows} line={lines[hub.status]} className={className} />;
}
