import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

import styles from './Promises.module.scss';

type Home = Content['pages']['home'];

/** What shopping here promises in general, under rules. */
export function Reasons({ title, promises }: Home['why']) {
  return (
    <Section surface="palm" className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.list} role="list">
        {promises.map((promise) => (
          <li key={promise.title} className={styles.promise}>
            <h3>{promise.title}</h3>
            <p>{promise.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** What shopping here promises of each parcel, on tags threaded in a row. */
export function Promises({ title, tags, more }: Home['confidence']) {
  return (
    <Section surface="palm" more={more} className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.tags} role="list">
        {tags.map((tag) => (
          <li key={tag.title} className={styles.tag} data-surface="tag">
            <h3>{tag.title}</h3>
            <p>{tag.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
