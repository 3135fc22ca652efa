import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Hub } from '@/lib/hubs';
import { pathTo } from '@/lib/links';

import { HubKolam } from './HubKolam';
import '@/components/ui/worlds.scss';
import styles from './HubWorlds.module.scss';

type HubWorldsProps = { readonly label: string; readonly hubs: readonly Hub[] };

/** Hubs side by side, each a wall of its own colours that leads to its page. */
export function HubWorlds({ label, hubs }: HubWorldsProps) {
  const language = currentLanguage();
  const { statuses } = contentIn(language).hub;

  return (
    <nav className={`${styles.worlds} no-print`} aria-label={label}>
      {hubs.map((hub) => (
        <a
          key={hub.id}
          className={styles.world}
          href={pathTo(`/hub/${hub.id}`, language)}
          data-world={hub.world}
          data-ground="world"
        >
          <HubKolam hub={hub} className={styles.kolam} />
          <b className={styles.town}>{hub.location}</b>
          <span className={styles.words}>
            {hub.craft}. {statuses[hub.status]}. {hub.artisans}
          </span>
        </a>
      ))}
    </nav>
  );
}
