import { Card, CardGrid } from '@/components/ui/Card';
import { HubBadge } from '@/components/ui/HubBadge';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import type { Hub } from '@/lib/hubs';
import { besideEnglish, type Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';

import '@/components/ui/worlds.scss';

import styles from './CraftCards.module.scss';

type CraftCardsProps = { readonly hubs: readonly Hub[]; readonly language: Language };

/** Crafts to choose from: each in a picture, its Tamil word, where it is taught, and whether that door is open. */
export function CraftCards({ hubs, language }: CraftCardsProps) {
  const { pages, hub: words } = contentIn(language);
  const { title, lead, more } = pages.creator.crafts;

  return (
    <Section title={title} lead={lead} more={more}>
      <CardGrid>
        {hubs.map((hub) => (
          <Card
            key={hub.id}
            title={hub.craft}
            tamil={besideEnglish(hub.tamil, language)}
            byline={hub.location}
            text={hub.work}
            picture={hub.image}
            href={pathTo(`/hub/${hub.id}`, language)}
            layout="row"
          >
            <div className={styles.status}>
              <HubBadge status={hub.status} label={words.statuses[hub.status]} />
            </div>
          </Card>
        ))}
      </CardGrid>
    </Section>
  );
}
