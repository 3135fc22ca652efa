import { useEffect, useRef } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';

import styles from './ConfirmDialog.module.scss';
import type { StoredWords } from './words';

type ConfirmDialogProps = {
  readonly question: string;
  readonly words: StoredWords['confirm'];
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Asks once, before something is deleted. Esc and the second button keep it. */
export function ConfirmDialog({ question, words, onYes, onNo }: ConfirmDialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    // By the platform: what is behind is out of reach, Esc closes, the focus returns to the button that asked.
    ref.current?.showModal();
  }, []);

  return (
    <dialog ref={ref} className={styles.dialog} aria-labelledby="confirm-question" onClose={onNo}>
      <h2 id="confirm-question" className={styles.question}>
        {question}
      </h2>
      <p>{words.text}</p>
      <div className={buttonStyles.row}>
        <button type="button" className={buttonStyles.button} onClick={onYes}>
          {words.yes}
        </button>
        <button
          type="button"
          className={`${buttonStyles.button} ${buttonStyles.secondary}`}
          onClick={() => ref.current?.close()}
        >
          {words.no}
        </button>
      </div>
    </dialog>
  );
}
