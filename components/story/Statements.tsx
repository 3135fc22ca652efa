import { Statement } from '@/components/sections/Statement';
import { Section } from '@/components/ui/Section';

import styles from './Statements.module.scss';

type StatementsProps = {
  readonly statements: readonly { readonly title: string; readonly statement: string; readonly text: string }[];
};

/** Mission and vision side by side, each one sentence and what it means. */
export function Statements({ statements }: StatementsProps) {
  return (
    <Section surface="palm">
      <div className={styles.pair}>
        {statements.map((statement) => (
          <div key={statement.title} className={styles.statement}>
            <Statement {...statement} />
          </div>
        ))}
      </div>
    </Section>
  );
}
