import type { Action } from '@/components/ui/ActionLink';
import { Card, CardGrid } from '@/components/ui/Card';
import { HubBadge } from '@/components/ui/HubBadge';
import { Section } from '@/components/ui/Section';
import type { Hub, HubId } from '@/content/hubs';

import styles from './CraftCards.module.scss';

export type CraftCardsContent = {
  readonly title: string;
  readonly lead: string;
  /** What her hands do at each hub. */
  readonly work: Readonly<Record<HubId, string>>;
  readonly more: Action;
};

type CraftCardsProps = CraftCardsContent & { readonly hubs: readonly Hub[] };

/** Crafts to choose from: each in a picture, its Tamil word, where it is taught, and whether that door is open. */
export function CraftCards({ title, lead, work, more, hubs }: CraftCardsProps) {
  return (
    <Section title={title} lead={lead} more={more}>
      <CardGrid>
        {hubs.map((hub) => (
          <Card
            key={hub.id}
            title={hub.craft}
            tamil={hub.tamil}
            byline={hub.location}
            text={work[hub.id]}
            picture={hub.image}
            path={`/hub/${hub.id}`}
            layout="row"
          >
            <div className={styles.status}>
              <HubBadge status={hub.status} />
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
