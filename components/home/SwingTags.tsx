import { Icon } from '@/components/ui/Icon';
import { Section } from '@/components/ui/Section';
import type { Content } from '@/lib/content';

import styles from './SwingTags.module.scss';

/** Promises printed on tags that hang from one thread. */
export function SwingTags({ title, lead, tags }: Content['pages']['home']['confidence']) {
  return (
    <Section ground="palm" title={title} lead={lead} className={styles.section}>
      <ul className={styles.rail} role="list">
        {tags.map((tag) => (
          <li key={tag.title} className={styles.hanger}>
            <div className={styles.tag}>
              <Icon name={tag.icon} className={styles.icon} />
              <h3>{tag.title}</h3>
              <p>{tag.text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
