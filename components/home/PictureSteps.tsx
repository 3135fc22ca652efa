import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';

import styles from './PictureSteps.module.scss';

type PictureStepsProps = Content['welcome']['steps'];

/** Steps in order, each with a picture first. */
export function PictureSteps({ title, steps, more }: PictureStepsProps) {
  return (
    <section className={`wrap ${styles.section}`}>
      <h2>{title}</h2>
      <ol className={styles.steps} role="list">
        {steps.map((step) => (
          <li key={step.title} className={styles.step}>
            <Picture name={step.picture} slot="square" decorative />
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <MoreLink action={more} />
    </section>
  );
}
