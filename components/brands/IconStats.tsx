import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/components/ui/icons';
import numberStyles from '@/components/ui/Number.module.scss';
import { Section, type Ground } from '@/components/ui/Section';

import styles from './IconStats.module.scss';

type IconStatsProps = {
  /** What the row is, for those who listen: its numbers have no heading. */
  readonly label: string;
  readonly ground?: Ground;
  readonly stats: readonly {
    readonly icon: IconName;
    readonly value: string;
    readonly label: string;
    readonly description: string;
  }[];
};

/** Four numbers in a row, each under the icon of what it counts. */
export function IconStats({ label, ground, stats }: IconStatsProps) {
  return (
    <Section ground={ground}>
      <h2 className="visually-hidden">{label}</h2>
      <dl className={styles.row}>
        {stats.map((stat) => (
          <div key={stat.label} className={styles.stat}>
            <dt className={styles.label}>{stat.label}</dt>
            <dd className={styles.top}>
              <Icon name={stat.icon} className={styles.icon} />
              <span className={`${numberStyles.number} ${styles.value}`}>{stat.value}</span>
            </dd>
            <dd className={styles.description}>{stat.description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
