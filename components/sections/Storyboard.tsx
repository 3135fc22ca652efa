import type { ReactNode } from 'react';

import { Lead } from '@/components/ui/Lead';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';

import type { StepsContent } from './Steps';
import styles from './Storyboard.module.scss';

type StoryboardProps = Omit<StepsContent, 'steps'> & {
  readonly steps: readonly (StepsContent['steps'][number] & { readonly picture: PictureName })[];
  readonly surface?: Surface;
  readonly id?: string;
  readonly children?: ReactNode;
};

/** Steps as a strip of pictures: each with its number and text below it, on phones the texts below the whole strip. */
export function Storyboard({ title, lead, steps, more, surface, id, children }: StoryboardProps) {
  return (
    <section id={id} data-surface={surface} className={styles.storyboard}>
      <div className="wrap">
        <h2>{title}</h2>
        {lead && <Lead>{lead}</Lead>}
        <ol className={styles.steps} role="list" data-count={steps.length}>
          {steps.map((step) => (
            <li key={step.title} className={styles.step}>
              <div className={styles.picture}>
                <Picture name={step.picture} slot="bleed" />
              </div>
              <div className={styles.text}>
                <h3>{step.title}</h3>
                <p>{step.text}</p>
              </div>
            </li>
          ))}
        </ol>
        {children}
        {more && <MoreLink action={more} />}
      </div>
    </section>
  );
}
