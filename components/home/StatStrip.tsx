import numberStyles from '@/components/ui/Number.module.scss';

import styles from './StatStrip.module.scss';

type StatStripProps = {
  /** What the strip is, for those who listen: its numbers have no heading. */
  readonly label: string;
  readonly stats: readonly { readonly value: string; readonly label: string; readonly description: string }[];
};

/** Three numbers in a row, under a hero. */
export function StatStrip({ label, stats }: StatStripProps) {
  return (
    <section aria-label={label}>
      <dl className={`wrap ${styles.strip}`}>
        {stats.map((stat) => (
          <div key={stat.label} className={styles.stat}>
            <dt className={styles.label}>{stat.label}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>{stat.value}</dd>
            <dd className={styles.description}>{stat.description}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
