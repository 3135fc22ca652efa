import { Picture } from '@/components/ui/Picture';
import type { Ground } from '@/components/ui/Section';
import type { Language } from '@/lib/languages';
import type { PictureName } from '@/lib/pictures';

import styles from './PictureList.module.scss';

type PictureListProps = {
  readonly title: string;
  readonly lead: string;
  readonly picture: PictureName;
  readonly entries: readonly { readonly title: string; readonly text: string }[];
  readonly ground: Extract<Ground, 'kaavi' | 'indigo'>;
  readonly language: Language;
};

/** A picture over half the page, and beside it what hangs on one thread: ideas, steps. */
export function PictureList({ title, lead, picture, entries, ground, language }: PictureListProps) {
  return (
    <section className={styles.section} data-ground={ground}>
      <div className={styles.picture}>
        <Picture name={picture} slot="bleed" language={language} />
      </div>
      <div className={styles.words}>
        <h2>{title}</h2>
        <p className={styles.lead}>{lead}</p>
        <ol className={styles.list} role="list">
          {entries.map((entry) => (
            <li key={entry.title} className={styles.entry}>
              <h3 className={styles.name}>{entry.title}</h3>
              <p>{entry.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
