import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import { getPictureMarkup } from '@/lib/pictures';

import styles from './MakingSteps.module.scss';

type MakingStepsProps = NonNullable<Content['pages']['home']['walk']>;

/**
 * How a piece is made: one frieze, with a line below each stage, which scrolls sideways on phones; or a photograph, whole,
 * above the stages.
 */
export function MakingSteps({ title, picture, stages }: MakingStepsProps) {
  const isPhotograph = getPictureMarkup(picture, 'bleed').avif !== undefined;
  const content = (
    <>
      <Picture name={picture} slot="bleed" />
      <ol className={styles.stages} role="list">
        {stages.map(({ title: heading, action }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            {action && <MoreLink action={action} />}
          </li>
        ))}
      </ol>
    </>
  );

  return (
    <section className={styles.walk}>
      <div className="wrap">
        <h2>{title}</h2>
      </div>
      {isPhotograph ? (
        <div className={styles.photograph}>{content}</div>
      ) : (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions must be focusable (WCAG 2.1.1)
        <section className={styles.slide} aria-label={title} tabIndex={0}>
          <div className={styles.frieze}>{content}</div>
        </section>
      )}
    </section>
  );
}
