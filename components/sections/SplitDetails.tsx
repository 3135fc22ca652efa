import type { ReactNode } from 'react';

import { Section } from '@/components/ui/Section';

import styles from './SplitDetails.module.scss';

type SplitDetailsProps = {
  /** Headed blocks, one below the other. */
  readonly children: ReactNode;
  /** The facts, on palm leaf; they stay in view while one reads. */
  readonly aside: ReactNode;
  /** `joined` under a hero of the same surface. */
  readonly spacing?: 'full' | 'joined';
};

/** A page's substance at the left, what one takes down from it at the right. */
export function SplitDetails({ children, aside, spacing }: SplitDetailsProps) {
  return (
    <Section spacing={spacing}>
      <div className={styles.split}>
        <div className={styles.blocks}>{children}</div>
        <div className={styles.aside} data-surface="palm">
          {aside}
        </div>
      </div>
    </Section>
  );
}

type DetailBlockProps = {
  readonly title: string;
  readonly id?: string;
  readonly children: ReactNode;
};

/** A heading of middle size and what it heads. */
export function DetailBlock({ title, id, children }: DetailBlockProps) {
  return (
    <div id={id}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </div>
  );
}
