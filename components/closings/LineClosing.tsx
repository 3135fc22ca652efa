import { ButtonRow } from '@/components/ui/ButtonLink';

import { type ClosingProps, ClosingWords } from './ClosingWords';
import styles from './LineClosing.module.scss';

/** One ruled line: the words, and the step beside them. */
export function LineClosing({ actions, ...words }: ClosingProps) {
  return (
    <section className={`${styles.closing} no-print`}>
      <div className={`wrap ${styles.content}`}>
        <div className={styles.words}>
          <ClosingWords {...words} />
        </div>
        <ButtonRow actions={actions} className={styles.actions} />
      </div>
    </section>
  );
}
