import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './Lead.module.scss';

type LeadProps = {
  /** The space above, if its parent has none between its children. */
  readonly space?: '2xs' | 'xs' | 'm';
  readonly children: ReactNode;
};

/** The introductory text after a heading. */
export function Lead({ space, children }: LeadProps) {
  return <p className={clsx(styles.lead, space && styles[`space-${space}`])}>{children}</p>;
}
