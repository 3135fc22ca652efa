import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

import styles from './PictureSteps.module.scss';

const surfaces: readonly Surface[] = ['turmeric', 'palm', 'paper'];

type PictureStepsProps = Content['welcome']['steps'];

/** Steps with pictures. */
export function PictureSteps({ title, steps, more }: PictureStepsProps) {
  return (
    <section>
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
      </div>
      <ol className={styles.steps} role="list">
        {steps.map((step, index) => (
          <li key={step.title} className={styles.step} data-surface={surfaces[index % surfaces.length]}>
            <Picture name={step.picture} slot="bleed" decorative />
            <div>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={`wrap ${styles.more}`}>
        <MoreLink action={more} />
      </div>
    </section>
  );
}
