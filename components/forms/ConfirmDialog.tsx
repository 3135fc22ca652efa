import { useEffect, useRef } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { yourData } from '@/content/yourData';

import styles from './ConfirmDialog.module.scss';

type ConfirmDialogProps = {
  readonly question: string;
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks once, before something is deleted. Esc and the second button keep it. */
export function ConfirmDialog({ question, onYes, onNo }: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const { confirm } = yourData;

  useEffect(() => {
    // By the platform: what is behind is out of reach, Esc closes, the focus returns to the button that asked.
    ref.current?.showModal();
  }, []);

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="confirm-question" onClose={onNo}>
      <h2 id="confirm-question" className={styles.question}>
        {question}
      </h2>
      <p>{confirm.text}</p>
      <div className={buttonStyles.row}>
        <button type="button" className={buttonStyles.button} onClick={onYes}>
          {confirm.yes}
        </button>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.secondary}`}
          onClick={() => ref.current?.close()}
        >
          {confirm.no}
        </button>
      </div>
    </dialog>
  );
}
