import type { ReactNode } from 'react';

import styles from './FactList.module.scss';

type FactListProps = {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** `small`: for cards of the variant `panel`. */
  readonly kind?: 'text' | 'small';
};

/** Facts with labels, in two columns. */
export function FactList({ facts, kind = 'text' }: FactListProps) {
  return (
    <dl className={kind === 'small' ? styles.small : styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className="muted">{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
