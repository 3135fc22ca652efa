import { figures, type FigureName } from '@/content/figures';

import numberStyles from '@/components/ui/Number.module.scss';

import styles from './StatStrip.module.scss';

export type Stat = { readonly figure: FigureName; readonly description: string };

type StatStripProps = {
  /** What the strip is, for those who listen: its numbers have no heading. */
  readonly label: string;
  readonly stats: readonly Stat[];
};

/** Three numbers in a row, under a hero. */
export function StatStrip({ label, stats }: StatStripProps) {
  return (
    <section aria-label={label}>
      <dl className={`wrap ${styles.strip}`}>
        {stats.map(({ figure, description }) => (
          <div key={figure} className={styles.stat}>
            <dt className={styles.label}>{figures[figure].label}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>{figures[figure].value}</dd>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
