import clsx from 'clsx';

import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { getPictureMarkup } from '@/lib/pictures';

import styles from './MakingSteps.module.scss';

type MakingStepsProps = NonNullable<Content['pages']['home']['walk']>;

/**
 * How a piece is made: one frieze with a line below each stage, on phones a circle of the frieze beside each; or a
 * photograph, whole, above the stages.
 */
export function MakingSteps({ title, picture, stages }: MakingStepsProps) {
  const { src, width, height, avif } = getPictureMarkup(picture, 'bleed');
  const isPhotograph = avif !== undefined;
  const side = width / stages.length;

  return (
    <section className={clsx(styles.walk, isPhotograph && styles.photograph)} data-surface="palm">
      <div className="wrap">
        <h2>{title}</h2>
      </div>
      <div className={styles.frieze}>
        <Picture name={picture} slot="bleed" />
      </div>
      <ol className={styles.stages} role="list">
        {stages.map(({ title: heading, action }, index) => (
          <li key={heading} className={styles.stage}>
            {!isPhotograph && (
              <svg
                className={styles.circle}
                viewBox={`${side * index} ${(height - side) * 0.7} ${side} ${side}`}
                width="108"
                height="108"
                aria-hidden="true"
              >
                <image href={src} width={width} height={height} />
              </svg>
            )}
            <div>
              <h3>{heading}</h3>
              {action && <MoreLink action={action} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
