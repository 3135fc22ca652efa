import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';

import styles from './MakingSteps.module.scss';

type MakingStepsProps = NonNullable<Content['pages']['home']['walk']>;

/** How a piece is made: one frieze, with a line below each stage. On phones it scrolls sideways. */
export function MakingSteps({ title, picture, stages }: MakingStepsProps) {
  return (
    <section className={styles.walk}>
      <div className="wrap">
        <h2>{title}</h2>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions must be focusable (WCAG 2.1.1) */}
      <section className={styles.slide} aria-label={title} tabIndex={0}>
        <div className={styles.frieze}>
          <Picture name={picture} slot="bleed" />
          <ol className={styles.stages} role="list">
            {stages.map(({ title: heading, action }) => (
              <li key={heading}>
                <h3>{heading}</h3>
                {action && <MoreLink action={action} />}
              </li>
            ))}
          </ol>
        </div>
      </section>
    </section>
  );
}
