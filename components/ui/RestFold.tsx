import type { ReactNode } from 'react';

import styles from './RestFold.module.scss';

type RestFoldProps = {
  /** What opens it. */
  readonly label: string;
  readonly children: ReactNode;
};

/** The rest of a list, which a phone has in a fold. From a tablet on it is there without one, in browsers that can do so. */
export function RestFold({ label, children }: RestFoldProps) {
  return (
    <details className={styles.rest}>
      <summary className={styles.label}>{label}</summary>
      {children}
    </details>
  );
}
