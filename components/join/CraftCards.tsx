import { Card, CardGrid } from '@/components/ui/Card';
import { HubBadge } from '@/components/ui/HubBadge';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Hub } from '@/lib/hubs';
import { besideEnglish } from '@/lib/languages';
import { pathTo } from '@/lib/links';

import '@/components/ui/hub-themes.scss';

type CraftCardsProps = { readonly hubs: readonly Hub[] };

/** Crafts to choose from, each a wall in the colours of its hub: what is done there, and whether that door is open. */
export function CraftCards({ hubs }: CraftCardsProps) {
  const language = currentLanguage();
  const { pages, hub: words } = contentIn(language);
  const { title, lead, more } = pages.creator.crafts;

  return (
    <Section title={title} lead={lead} more={more}>
      <CardGrid gap="narrow">
        {hubs.map((hub) => (
          <Card
            key={hub.id}
            variant="wall"
            tamil={besideEnglish(hub.tamil, language)}
            title={hub.craft}
            link={pathTo(`/hub/${hub.id}`, language)}
            byline={
              <>
                {hub.location} <HubBadge status={hub.status} label={words.statuses[hub.status]} />
              </>
            }
            text={hub.work}
            data-theme={hub.theme}
            data-surface="hub"
          />
        ))}
      </CardGrid>
    </Section>
  );
}
