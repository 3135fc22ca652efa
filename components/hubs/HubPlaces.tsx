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
export function HubPlaces({ hubs, ...words }: HubPlacesProps) {
  return (
    <Section {...words}>
      <HubPanels label={words.title} hubs={hubs} />
    </Section>
  );
}
