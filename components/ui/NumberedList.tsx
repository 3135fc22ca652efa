import type { ReactNode } from 'react';

import styles from './NumberedList.module.scss';

type NumberedListProps = {
  /** The items: `li` elements. */
  readonly children: ReactNode;
};

/** A list of steps, each with its number in a ring. */
export function NumberedList({ children }: NumberedListProps) {
  return (
    <ol className={styles.list} role="list">
      {children}
    </ol>
  );
}
