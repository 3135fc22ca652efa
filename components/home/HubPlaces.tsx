import { HubBadge } from '@/components/ui/HubBadge';
import '@/components/ui/hub-themes.scss';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Hub } from '@/lib/hubs';
import { pathTo } from '@/lib/links';

import styles from './HubPlaces.module.scss';

type HubPlacesProps = { readonly title: string; readonly hubs: readonly Hub[] };

/** The hubs by town, each in its colours, with its craft and whether it teaches today. */
export function HubPlaces({ title, hubs }: HubPlacesProps) {
  const language = currentLanguage();
  const { statuses } = contentIn(language).hub;

  return (
    <section className={`wrap ${styles.section}`}>
      <h2>{title}</h2>
      <ul className={styles.list} role="list">
        {hubs.map(({ id, location, craft, status, theme }) => (
          <li key={id} data-theme={theme}>
            <a className={styles.place} href={pathTo(`/hub/${id}`, language)}>
              <span>
                <b className={styles.town}>{location}</b> {craft}
              </span>
              <HubBadge status={status} label={statuses[status]} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
