import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import styles from './Fold.module.scss';

type FoldProps = Omit<ComponentProps<'details'>, 'open'> & {
  readonly summary: ReactNode;
  readonly summaryClassName?: string | undefined;
  readonly isOpen?: boolean;
  /** A list whose entries links lead to: of a closed fold, the entry of the address is shown. */
  readonly entries?: ReactNode;
};

/**
 * A part of a page that unfolds.
 *
 * Chrome below 97 and Firefox below 139 do not open a `details` that a link points into. So an id is on its summary, or on an
 * entry of a list outside of it.
 */
export function Fold({ summary, summaryClassName, isOpen, entries, className, children, ...rest }: FoldProps) {
  return (
    <>
      <details className={clsx(styles.fold, className)} open={isOpen} {...rest}>
        <summary className={summaryClassName}>{summary}</summary>
        {children}
      </details>
      {entries && <div className={styles.entries}>{entries}</div>}
    </>
  );
}
