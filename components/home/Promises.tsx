import { MoreLink } from '@/components/ui/MoreLink';
import type { Content } from '@/lib/content';

import styles from './Promises.module.scss';

type PromisesProps = Pick<Content['pages']['home'], 'why' | 'confidence'>;

/** What shopping here promises: in general under rules, and of each parcel on tags that hang from a thread. */
export function Promises({ why, confidence }: PromisesProps) {
  return (
    <section className={styles.promises} data-surface="palm">
      <div className={`wrap ${styles.split}`}>
        <div>
          <h2>{why.title}</h2>
          <ul className={styles.list} role="list">
            {why.promises.map(({ title, text }) => (
              <li key={title} className={styles.promise}>
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
        <div>
          <h2>{confidence.title}</h2>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- without it a keyboard could not slide the row. */}
          <ul className={styles.tags} role="list" aria-label={confidence.title} tabIndex={0}>
            {confidence.tags.map(({ title, text }) => (
              <li key={title} className={styles.tag} data-surface="paper">
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
          <MoreLink action={confidence.more} />
        </div>
      </div>
    </section>
  );
}
