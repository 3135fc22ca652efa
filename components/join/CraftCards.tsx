import { HubBadge } from '@/components/ui/HubBadge';
import linkedCard from '@/components/ui/LinkedCard.module.scss';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Hub } from '@/lib/hubs';
import { besideEnglish } from '@/lib/languages';
import { pathTo } from '@/lib/links';

import '@/components/ui/worlds.scss';

import styles from './CraftCards.module.scss';

type CraftCardsProps = { readonly hubs: readonly Hub[] };

/** Crafts to choose from, each a wall in the colours of its hub: what is done there, and whether that door is open. */
export function CraftCards({ hubs }: CraftCardsProps) {
  const language = currentLanguage();
  const { pages, hub: words } = contentIn(language);
  const { title, lead, more } = pages.creator.crafts;

  return (
    <Section title={title} lead={lead} more={more}>
      <ul className={styles.crafts} role="list">
        {hubs.map((hub) => (
          <li
            key={hub.id}
            className={`${linkedCard.linked} ${styles.craft}`}
            data-world={hub.world}
            data-ground="world"
          >
            {besideEnglish(hub.tamil, language) && (
              <p className={styles.tamil} lang="ta">
                {hub.tamil}
              </p>
            )}
            <h3>
              <a href={pathTo(`/hub/${hub.id}`, language)}>{hub.craft}</a>
            </h3>
            <p className={styles.place}>
              {hub.location} <HubBadge status={hub.status} label={words.statuses[hub.status]} />
            </p>
            <p>{hub.work}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
