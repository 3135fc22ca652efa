import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

import styles from './Fold.module.scss';

type FoldProps = Omit<ComponentProps<'details'>, 'open'> & {
  readonly summary: ReactNode;
  readonly summaryClassName?: string | undefined;
  readonly isOpen?: boolean;
  /** A list of linkable entries: while closed, the entry in the URL's hash is shown. */
  readonly entries?: ReactNode;
};

/**
 * A `<details>` element.
 *
 * Chrome below 97 and Firefox below 139 do not open a closed `details` when a link targets its content. Therefore ids
 * are on its summary, or on an entry of a list outside it. Linked to by its summary, it is shown open but still announced
 * as collapsed: only a script could set `open`, and most pages have none.
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
