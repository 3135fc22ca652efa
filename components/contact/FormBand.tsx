import type { ReactNode } from 'react';

import { Section } from '@/components/ui/Section';

import styles from './FormBand.module.scss';

type FormBandProps = {
  /** The panel of a form. */
  readonly form: ReactNode;
  /** What stands beside it, below it on small screens. */
  readonly children: ReactNode;
};

/** A form, and beside it other ways to reach us or a word about what happens next. */
export function FormBand({ form, children }: FormBandProps) {
  return (
    <Section>
      <div className={styles.band}>
        {form}
        {children}
      </div>
    </Section>
  );
}
