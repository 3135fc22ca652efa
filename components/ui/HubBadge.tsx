import { Badge, type BadgeTone } from './Badge';

type HubStatus = 'Active' | 'Opening' | 'Planned';

const tones: Readonly<Record<HubStatus, BadgeTone>> = { Active: 'ok', Opening: 'upcoming', Planned: 'planned' };

/** The status of a hub. */
export function HubBadge({ status, label = status }: { readonly status: HubStatus; readonly label?: string }) {
  return <Badge tone={tones[status]} label={label} />;
}
