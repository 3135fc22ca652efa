import type { HubStatus } from '@/content/hubs';

import { Badge, type BadgeTone } from './Badge';

const tones: Readonly<Record<HubStatus, BadgeTone>> = { Active: 'ok', Opening: 'upcoming', Planned: 'planned' };

/** Whether a hub's door is open. */
export function HubBadge({ status }: { readonly status: HubStatus }) {
  return <Badge tone={tones[status]} label={status} />;
}
