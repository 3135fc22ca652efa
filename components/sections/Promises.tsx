import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/components/ui/icons';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './Promises.module.scss';

export type PromisesContent = {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureName;
  readonly promises: readonly { readonly icon: IconName; readonly title: string; readonly text: string }[];
};

/** Why to shop here: a picture at the left, four promises under ink rules at the right. */
export function Promises({ title, lead, picture, promises }: PromisesContent) {
  return (
    <section className={styles.section}>
      <div className={`wrap ${styles.split}`}>
        <div className={styles.picture}>
          <Picture name={picture} slot="portrait" />
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
