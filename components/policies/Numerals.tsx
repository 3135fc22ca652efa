import type { ReactNode } from 'react';

import type { Surface } from '@/components/ui/Section';

import styles from './Numerals.module.scss';

type NumeralsProps = {
  readonly surface: Extract<Surface, 'indigo' | 'kaavi'>;
  /** A sentence or none, then a list; what is strong in a line of it is its number. */
  readonly children: ReactNode;
};

/** Numbers as large as a poster's, each with what it is: what is never taken off, whom to call in danger. */
export function Numerals({ surface, children }: NumeralsProps) {
  return (
    <div className={styles.numerals} data-surface={surface}>
      {children}
    </div>
  );
}
