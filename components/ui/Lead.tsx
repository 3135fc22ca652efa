import clsx from 'clsx';
import type { ReactNode } from 'react';

import styles from './Lead.module.scss';

type LeadProps = {
  readonly className?: string | undefined;
  readonly children: ReactNode;
};

/** The introductory text after a heading. */
export function Lead({ className, children }: LeadProps) {
  return <p className={clsx(styles.lead, className)}>{children}</p>;
}
