import type { ReactNode } from 'react';

import styles from './FactList.module.scss';

type FactListProps = {
  readonly facts: readonly { readonly name: string; readonly value: ReactNode }[];
  /** `small` on a card of variant `panel`. */
  readonly kind?: 'text' | 'small';
};

/** Facts in two columns: hours, place, languages. */
export function FactList({ facts, kind = 'text' }: FactListProps) {
  return (
    <dl className={kind === 'small' ? styles.small : styles.facts}>
      {facts.map(({ name, value }) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
