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
 * Many browsers open no fold for a link into it (Chrome below 97, Firefox below 139). So no link leads into one: an id is on
 * its summary, or on an entry of its list, which stands beside the `details`.
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
