import type { Action } from '@/components/ui/ActionLink';
import { HubBadge } from '@/components/ui/HubBadge';
import '@/components/ui/hub-themes.scss';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { Hub } from '@/lib/hubs';
import { pathTo } from '@/lib/links';

import styles from './HubPlaces.module.scss';

type HubPlacesProps = {
  readonly title: string;
  readonly lead?: string;
  readonly hubs: readonly Hub[];
  readonly more?: Action;
  readonly id?: string;
};

/** The hubs by town, each in its colours, with its craft and whether it teaches today. */
export function HubPlaces({ hubs, ...words }: HubPlacesProps) {
  const language = currentLanguage();
  const { statuses } = contentIn(language).hub;

  return (
    <Section {...words}>
      <ul className={styles.list} role="list">
        {hubs.map(({ id, location, craft, status, theme }) => (
          <li key={id} data-theme={theme}>
            <a className={styles.place} href={pathTo(`/hub/${id}`, language)}>
              <span>
                <b className={styles.town}>{location}</b> {craft}
              </span>{' '}
              <HubBadge status={status} label={statuses[status]} />
            </a>
          </li>
        ))}
      </ul>
    </Section>
  );
}
