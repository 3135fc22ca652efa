import type { ReactNode } from 'react';

import { Section, type Ground } from '@/components/ui/Section';

import styles from './Steps.module.scss';

export type StepsContent = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
};

type StepsProps = StepsContent & {
  readonly ground?: Ground;
  readonly id?: string;
  /** What follows the steps: the actions. */
  readonly children?: ReactNode;
};

/** What happens next, in order: numbers in rings on one thread. */
export function Steps({ title, lead, steps, ground, id, children }: StepsProps) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead}>
      <ol className={styles.steps} role="list">
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <h3>{step.title}</h3>
            <p className={styles.text}>{step.text}</p>
          </li>
        ))}
      </ol>
      {children}
    </Section>
  );
}
