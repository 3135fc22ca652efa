import clsx from 'clsx';

import { ButtonRow } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';

import { type CallToActionProps, CallToActionText } from './CallToActionText';
import styles from './PictureCallToAction.module.scss';

type PictureCallToActionProps = CallToActionProps & {
  readonly picture: PictureName;
  readonly surface?: Surface;
  /** `whole` shows the picture uncropped, for cut-out figures. */
  readonly fit?: 'cover' | 'whole';
};

/** A call to action with a picture next to it. */
export function PictureCallToAction({
  actions,
  picture,
  surface = 'kaavi',
  fit = 'cover',
  ...words
}: PictureCallToActionProps) {
  return (
    <section className={`${styles.callToAction} no-print`} data-surface={surface}>
      <div className={clsx(styles.picture, fit === 'whole' && styles.whole)}>
        <Picture name={picture} slot="bleed" decorative />
      </div>
      <div className={styles.words}>
        <CallToActionText {...words} />
        <ButtonRow actions={actions} />
      </div>
    </section>
  );
}
