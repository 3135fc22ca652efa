import { ButtonRow } from '@/components/ui/ButtonLink';

import { type CallToActionProps, CallToActionText } from './CallToActionText';
import styles from './LineCallToAction.module.scss';

/** A call to action on one line, with a border above and below: text, and buttons next to it. */
export function LineCallToAction({ actions, ...words }: CallToActionProps) {
  return (
    <section className={`${styles.callToAction} no-print`}>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.words}>
          <CallToActionText {...words} />
        </div>
        <ButtonRow actions={actions} className={styles.actions} />
      </div>
    </section>
  );
}
