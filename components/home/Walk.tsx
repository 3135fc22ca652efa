import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';

import styles from './Walk.module.scss';

type WalkProps = Content['pages']['home']['walk'];

/** How a piece is made: a row of pictures with one line each. */
export function Walk({ title, stages }: WalkProps) {
  return (
    <section>
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
      </div>
      <ol role="list">
        {stages.map(({ picture, title: heading, action }) => (
          <li key={heading} className={styles.stage}>
            <Picture name={picture} slot="bleed" />
            <div className={`wrap ${styles.words}`}>
              <h3>{heading}</h3>
              <MoreLink action={action} />
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
