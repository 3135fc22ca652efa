import clsx from 'clsx';

import { HubBadge } from '@/components/ui/HubBadge';
import linkedCard from '@/components/ui/LinkedCard.module.scss';
import { Picture } from '@/components/ui/Picture';
import { Section, type Ground } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import type { Hub } from '@/lib/hubs';
import type { Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';

import styles from './HubList.module.scss';

type HubListProps = {
  readonly title: string;
  readonly lead: string;
  readonly ground?: Ground;
  readonly hubs: readonly Hub[];
  readonly language: Language;
};

/** Hubs by their emblem, name, place and status; each leads to its page. */
export function HubList({ title, lead, ground, hubs, language }: HubListProps) {
  const { statuses } = contentIn(language).hub;

  return (
    <Section ground={ground} title={title} lead={lead}>
      <ul className={styles.list} role="list">
        {hubs.map((hub) => (
          <li key={hub.id} className={clsx(linkedCard.linked, styles.hub)}>
            <div className={styles.sign}>
              <Picture name={hub.sign} slot="thumb" decorative transition={`hub-${hub.id}`} />
            </div>
            <div>
              <h3>
                <a href={pathTo(`/hub/${hub.id}`, language)}>{hub.name}</a>
              </h3>
              <p className={styles.place}>{hub.location}</p>
              <HubBadge status={hub.status} label={statuses[hub.status]} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
