import { ButtonRow } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import { type ClosingProps, ClosingWords } from './ClosingWords';
import styles from './PeopleClosing.module.scss';

type PeopleClosingProps = ClosingProps & { readonly picture: PictureName };

/** A turmeric wall, before which people stand on the footer's chain. */
export function PeopleClosing({ actions, picture, ...words }: PeopleClosingProps) {
  return (
    <section className={`${styles.closing} no-print`} data-ground="turmeric">
      <div className={`wrap ${styles.content}`}>
        <div>
          <ClosingWords {...words} />
          <ButtonRow actions={actions} className={styles.actions} />
        </div>
        <div className={styles.people}>
          <Picture name={picture} slot="cutout" language={words.language} decorative />
        </div>
      </div>
    </section>
  );
}
