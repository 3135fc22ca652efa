import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section, type Ground } from '@/components/ui/Section';

import styles from './Steps.module.scss';

export type StepsContent = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  /** A quiet link onward, below the steps. */
  readonly more?: Action;
};

type StepsProps = StepsContent & {
  readonly ground?: Ground;
  readonly id?: string;
  /** What follows the steps: the actions. */
  readonly children?: ReactNode;
};

/** What happens next, in order: numbers in rings on one thread. */
export function Steps({ title, lead, steps, more, ground, id, children }: StepsProps) {
  return (
    <Section id={id} ground={ground} title={title} lead={lead} more={more}>
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

/** What happens next, told as sentences: their beginnings stand out, and the heading beside them. */
export function StepLines({ title, lead, steps, more, ground }: Pick<StepsProps, keyof StepsContent | 'ground'>) {
  return (
    <Section ground={ground}>
      <div className={styles.split}>
        <div>
          <h2>{title}</h2>
          {lead && <Lead className={styles.lead}>{lead}</Lead>}
          {more && <MoreLink action={more} />}
        </div>
        <ol role="list">
          {steps.map((step) => (
            <li key={step.title} className={styles.line}>
              <h3 className={styles.start}>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
