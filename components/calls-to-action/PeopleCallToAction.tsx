import { ButtonRow } from '@/components/ui/ButtonLink';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import { type CallToActionProps, CallToActionText } from './CallToActionText';
import styles from './PeopleCallToAction.module.scss';

type PeopleCallToActionProps = CallToActionProps & { readonly picture: PictureName };

/** A turmeric wall with people in front of it, on the footer's chain. */
export function PeopleCallToAction({ actions, picture, ...words }: PeopleCallToActionProps) {
  return (
    <section className={`${styles.callToAction} no-print`} data-surface="turmeric">
      <div className={`wrap ${styles.content}`}>
        <div>
          <CallToActionText {...words} />
          <ButtonRow actions={actions} className={styles.actions} />
        </div>
        <div className={styles.people}>
          <Picture name={picture} slot="cutout" decorative />
        </div>
      </div>
    </section>
  );
}
