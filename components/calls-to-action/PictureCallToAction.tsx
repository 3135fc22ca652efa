import { ButtonRow } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import { type CallToActionProps, CallToActionText } from './CallToActionText';
import styles from './PictureCallToAction.module.scss';

type PictureCallToActionProps = CallToActionProps & { readonly picture: PictureName };

/** A picture, and beside it the words on red oxide. */
export function PictureCallToAction({ actions, picture, ...words }: PictureCallToActionProps) {
  return (
    <section className={`${styles.callToAction} no-print`} data-surface="kaavi">
      <div className={styles.picture}>
        <Picture name={picture} slot="bleed" decorative />
      </div>
      <div className={styles.words}>
        <CallToActionText {...words} />
        <ButtonRow actions={actions} />
      </div>
    </section>
  );
}
