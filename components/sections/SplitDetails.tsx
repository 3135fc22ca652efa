import type { ReactNode } from 'react';

import { Split, Stack } from '@/components/ui/Layout';
import { Section } from '@/components/ui/Section';

import styles from './SplitDetails.module.scss';

type SplitDetailsProps = {
  /** Blocks with headings. */
  readonly children: ReactNode;
  /** Key facts; they stay in view while scrolling. */
  readonly aside: ReactNode;
};

/** The main content of a page on the left, its key facts on the right. */
export function SplitDetails({ children, aside }: SplitDetailsProps) {
  return (
    <Section>
      <Split ratio="7:5">
        <Stack space="xl">{children}</Stack>
        <div className={styles.aside} data-surface="palm">
          {aside}
        </div>
      </Split>
    </Section>
  );
}

type DetailBlockProps = {
  readonly title: string;
  readonly children: ReactNode;
};

/** A block with a medium-size heading. */
export function DetailBlock({ title, children }: DetailBlockProps) {
  return (
    <div>
      <h2 className="subheading">{title}</h2>
      {children}
    </div>
  );
}
