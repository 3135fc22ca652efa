import { Icon } from '@/components/ui/Icon';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { Content } from '@/lib/content';
import type { Language } from '@/lib/languages';

import styles from './Promises.module.scss';

type PromisesProps = Content['pages']['home']['why'] & { readonly language: Language };

/** Why to shop here: a picture at the left, four promises under ink rules at the right. */
export function Promises({ title, lead, picture, promises, language }: PromisesProps) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.split}`}>
        <div className={styles.picture}>
          <Picture name={picture} slot="portrait" language={language} />
        </div>
        <div className={styles.words}>
          <h2>{title}</h2>
          <Lead className={styles.lead}>{lead}</Lead>
          <ul className={styles.list} role="list">
            {promises.map((promise) => (
              <li key={promise.title} className={styles.promise}>
                <Icon name={promise.icon} className={styles.icon} />
                <h3>{promise.title}</h3>
                <p>{promise.text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
