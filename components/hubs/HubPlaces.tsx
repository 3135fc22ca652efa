import { HubPanels } from './HubPanels';
import type { Action } from '@/components/ui/ActionLink';
import { Section } from '@/components/ui/Section';
import type { Hub } from '@/lib/content/hubs';

type HubPlacesProps = {
  readonly title: string;
  readonly lead?: string;
  readonly hubs: readonly Hub[];
  readonly more?: Action;
  readonly id?: string;
};

/** Hubs by town, as panels in their own themes. */
export function HubPlaces({ title, lead, hubs, more, id }: HubPlacesProps) {
  return (
    <Section id={id} title={title} lead={lead} more={more}>
      <HubPanels label={title} hubs={hubs} />
    </Section>
  );
}
