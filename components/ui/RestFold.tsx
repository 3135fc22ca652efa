import type { ReactNode } from 'react';

import { Fold } from './Fold';
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
    <Fold
      className={styles.rest}
      summaryClassName={styles.label}
      isOpen={isOpen}
      summary={
        <span>
          {label}
          {subject && <span className="visually-hidden">: {subject}</span>}
        </span>
      }
    >
      {children}
    </Fold>
  );
}
