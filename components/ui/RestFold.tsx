import type { ReactNode } from 'react';

import styles from './RestFold.module.scss';

type RestFoldProps = {
  /** What opens it. */
  readonly label: string;
  /** What it belongs to, for those who listen: folds of one label are alike. */
  readonly subject?: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
};

/** What is folded on a phone. Always open from a tablet on, where `::details-content` is supported. */
export function RestFold({ label, subject, isOpen = false, children }: RestFoldProps) {
  return (
    <details className={styles.rest} open={isOpen}>
      <summary className={styles.label}>
        <span>
          {label}
          {subject && <span className="visually-hidden">: {subject}</span>}
        </span>
      </summary>
      {children}
    </details>
  );
}
