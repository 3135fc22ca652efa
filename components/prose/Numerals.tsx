import type { ReactNode } from 'react';

import type { Surface } from '@/components/ui/Section';

import styles from './Numerals.module.scss';

type NumeralsProps = {
  readonly surface: Extract<Surface, 'indigo' | 'kaavi'>;
  /** An optional sentence, then a list; in each item, the strong text is the number. */
  readonly children: ReactNode;
};

/** Numbers in poster size with labels, such as deductions or emergency numbers. */
export function Numerals({ surface, children }: NumeralsProps) {
  return (
    <div className={styles.numerals} data-surface={surface}>
      {children}
    </div>
  );
}
