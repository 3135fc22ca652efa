import type { ReactNode } from 'react';

import { Fold } from './Fold';
import styles from './RestFold.module.scss';

type RestFoldProps = {
  /** The label of its summary. */
  readonly label: string;
  /** Visually hidden context, to distinguish folds with the same label. */
  readonly subject?: string;
  readonly children: ReactNode;
};

/** Content that is folded on phones. On wider screens always open, where `::details-content` is supported. */
export function RestFold({ label, subject, children }: RestFoldProps) {
  return (
    <Fold
      className={styles.rest}
      summaryClassName={styles.label}
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
