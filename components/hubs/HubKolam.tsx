import { CountingKolam, type KolamLine } from '@/components/drawing/CountingKolam';
import type { Hub, HubStatus } from '@/lib/hubs';

// The line closes when the hub runs; until a house opens there is none.
const lines: Readonly<Record<HubStatus, KolamLine>> = { Active: 'closed', Opening: 'open', Planned: 'none' };

/** The kolam of a hub: its dots count its makers, its line says how far it has come. */
export function HubKolam({ hub, className }: { readonly hub: Hub; readonly className?: string | undefined }) {
  return <CountingKolam rows={hub.kolam.rows} line={lines[hub.status]} className={className} />;
}
