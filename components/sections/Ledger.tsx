import numberStyles from '@/components/ui/Number.module.scss';
import { Section } from '@/components/ui/Section';
import { figures, type FigureName } from '@/content/figures';

import styles from './Ledger.module.scss';

export type LedgerContent = {
  readonly title: string;
  readonly lead: string;
  readonly rows: readonly { readonly figure: FigureName; readonly description: string }[];
};

/** Numbers as rows of an account book: value, what it is, what it means. */
export function Ledger({ title, lead, rows }: LedgerContent) {
  return (
    <Section title={title} lead={lead}>
      <dl className={styles.ledger}>
        {rows.map(({ figure, description }) => (
          <div key={figure} className={styles.row}>
            <dt className={styles.label}>{figures[figure].label}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>{figures[figure].value}</dd>
            <dd className={styles.description}>{description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
