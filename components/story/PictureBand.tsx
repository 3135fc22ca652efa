import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './PictureBand.module.scss';

export type PictureBandContent = {
  readonly pictures: readonly { readonly picture: PictureName; readonly caption: string }[];
};

type PictureBandProps = PictureBandContent & {
  /** `card` where three are side by side. */
  readonly slot?: 'scene' | 'card';
};

/** Two or three scenes of work, with a line below each. */
export function PictureBand({ pictures, slot = 'scene' }: PictureBandProps) {
  return (
    <div className={`wrap ${styles.band}`}>
      {pictures.map(({ picture, caption }) => (
        <figure key={picture}>
          <Picture name={picture} slot={slot} />
          <figcaption className={styles.caption}>{caption}</figcaption>
        </figure>
      ))}
    </div>
  );
}
