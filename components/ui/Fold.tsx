import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './Fold.module.scss';

type FoldProps = {
  /** What opens the fold. A heading stays visible where the fold is always open, a label does not. */
  readonly summary: ReactNode;
  readonly summaryIs?: 'heading' | 'label';
  /** Where the content can be closed: below 48rem, or at every width. */
  readonly closes?: 'on phones' | 'everywhere';
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/**
 * Content that a tap opens. On screens from 48rem and in print it is always open, by `::details-content` (Chrome 131,
 * Firefox 143, Safari 18.4); older browsers keep a summary that works. Never put a fold in a fold.
 */
export function Fold({ summary, summaryIs = 'label', closes = 'on phones', className, children }: FoldProps) {
  return (
    <details
      className={clsx(
        styles.fold,
        closes === 'on phones' && styles.phones,
        summaryIs === 'heading' && styles.headed,
        className,
      )}
    >
      <summary className={styles.summary}>{summary}</summary>
      {children}
    </details>
  );
}
