import clsx from 'clsx';

import { HubBadge } from '@/components/ui/HubBadge';
import linkedCard from '@/components/ui/LinkedCard.module.scss';
import { Picture } from '@/components/ui/Picture';
import { Section, type Ground } from '@/components/ui/Section';
import { SiteLink } from '@/components/ui/SiteLink';
import type { Hub } from '@/content/hubs';

import styles from './HubList.module.scss';

type HubListProps = {
  readonly title: string;
  readonly lead: string;
  readonly ground?: Ground;
  readonly hubs: readonly Hub[];
};

/** Hubs by their emblem, name, place and status; each leads to its page. */
export function HubList({ title, lead, ground, hubs }: HubListProps) {
  return (
    <Section ground={ground} title={title} lead={lead}>
      <ul className={styles.list} role="list">
        {hubs.map((hub) => (
          <li key={hub.id} className={clsx(linkedCard.linked, styles.hub)}>
            <div className={styles.sign}>
              <Picture name={hub.sign} slot="thumb" decorative />
            </div>
            <div>
              <h3>
                <SiteLink to={`/hub/${hub.id}`}>{hub.name}</SiteLink>
              </h3>
              <p className={styles.place}>{hub.location}</p>
              <HubBadge status={hub.status} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
