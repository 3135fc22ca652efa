import { Section } from '@/components/ui/Section';

import styles from './Statements.module.scss';

type StatementsProps = {
  readonly statements: readonly { readonly title: string; readonly statement: string; readonly text: string }[];
};

/** Mission and vision side by side, each one sentence and what it means. */
export function Statements({ statements }: StatementsProps) {
  return (
    <Section ground="palm">
      <div className={styles.pair}>
        {statements.map(({ title, statement, text }) => (
          <div key={title} className={styles.statement}>
            <h2 className={styles.title}>{title}</h2>
            <p className={styles.sentence}>{statement}</p>
            <p className={styles.text}>{text}</p>
          </div>
        ))}
      </div>
    </Section>
  );
}
