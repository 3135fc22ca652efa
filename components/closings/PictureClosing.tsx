import { ButtonRow } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import { type ClosingProps, ClosingWords } from './ClosingWords';
import styles from './PictureClosing.module.scss';

type PictureClosingProps = ClosingProps & { readonly picture: PictureName };

/** A picture, and beside it the words on red oxide. */
export function PictureClosing({ actions, picture, ...words }: PictureClosingProps) {
  return (
    <section className={`${styles.closing} no-print`} data-ground="kaavi">
      <div className={styles.picture}>
        <Picture name={picture} slot="bleed" language={words.language} decorative />
      </div>
      <div className={styles.words}>
        <ClosingWords {...words} />
        <ButtonRow actions={actions} />
      </div>
    </section>
  );
}
