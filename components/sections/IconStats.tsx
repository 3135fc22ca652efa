import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/components/ui/icons';
import numberStyles from '@/components/ui/Number.module.scss';
import { Section, type Ground } from '@/components/ui/Section';
import { figures, type FigureName } from '@/content/figures';

import styles from './IconStats.module.scss';

export type IconStat = { readonly icon: IconName; readonly figure: FigureName; readonly description: string };

type IconStatsProps = {
  /** What the row is, for those who listen: its numbers have no heading. */
  readonly label: string;
  readonly ground?: Ground;
  readonly stats: readonly IconStat[];
};

/** Four numbers in a row, each under the icon of what it counts. */
export function IconStats({ label, ground, stats }: IconStatsProps) {
  return (
    <Section ground={ground}>
      <h2 className="visually-hidden">{label}</h2>
      <dl className={styles.row}>
        {stats.map(({ icon, figure, description }) => (
          <div key={figure} className={styles.stat}>
            <dt className={styles.label}>{figures[figure].label}</dt>
            <dd className={styles.top}>
              <Icon name={icon} className={styles.icon} />
              <span className={`${numberStyles.number} ${styles.value}`}>{figures[figure].value}</span>
            </dd>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
