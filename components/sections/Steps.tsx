import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { Split } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { Lead } from '@/components/ui/Lead';
import { Section, type Surface } from '@/components/ui/Section';

import styles from './Steps.module.scss';

export type StepsContent = {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly steps: readonly { readonly title: string; readonly text: string }[];
  readonly more?: Action;
};

type StepsProps = StepsContent & {
  readonly surface?: Surface;
  readonly id?: string;
  readonly children?: ReactNode;
};

/** Numbered steps next to their heading. */
export function Steps({ title, lead, steps, more, surface, id, children }: StepsProps) {
  return (
    <Section id={id} surface={surface}>
      <Split ratio="5:7">
        <div>
          <h2>{title}</h2>
          {lead && <Lead space="2xs">{lead}</Lead>}
        </div>
        <div>
          <ol className={styles.steps} role="list">
            {steps.map((step) => (
              <li key={step.title} className={styles.step}>
                <div>
                  <h3>{step.title}</h3>
                  <p>{step.text}</p>
                </div>
              </li>
            ))}
          </ol>
          {children}
          {more && <MoreLink action={more} />}
        </div>
      </Split>
    </Section>
  );
}
