import { getWords } from '@/lib/content';
import type { Hub } from '@/lib/content/hubs';
import { getPagePath } from '@/lib/content/links';

import { HubKolam } from './HubKolam';
import styles from './HubPanels.module.scss';

type HubPanelsProps = {
  readonly label: string;
  readonly hubs: readonly Hub[];
  /** The hub of the current page. */
  readonly current?: string;
};

/** Hubs as coloured panels in their own themes, linked to their pages. */
export function HubPanels({ label, hubs, current }: HubPanelsProps) {
  const { statuses } = getWords('hub');

  return (
    <nav className={`${styles.walls} no-print`} aria-label={label}>
      {hubs.map((hub) => (
        <a
          key={hub.id}
          className={styles.wall}
          href={getPagePath(`/hub/${hub.id}`)}
          aria-current={hub.id === current ? 'page' : undefined}
          data-theme={hub.theme}
          data-surface="hub"
        >
          <HubKolam hub={hub} className={styles.kolam} />
          <b className={styles.town}>{hub.location}</b>{' '}
          <span className="caption">
            {hub.craft}. {statuses[hub.status]}. {hub.artisans}{' '}
          </span>
        </a>
      ))}
    </nav>
  );
}
