import numberStyles from '@/components/ui/Number.module.scss';
import { Section } from '@/components/ui/Section';

import styles from './Ledger.module.scss';

type LedgerProps = {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly { readonly value: string; readonly label: string; readonly description: string }[];
};

/** Numbers as rows of an account book: value, what it is, what it means. */
export function Ledger({ title, lead, rows }: LedgerProps) {
  return (
    <Section title={title} lead={lead}>
      <dl className={styles.ledger}>
        {rows.map(({ value, label, description }) => (
          <div key={label} className={styles.row}>
            <dt className={styles.label}>{label}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>{value}</dd>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
