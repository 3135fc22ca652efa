import { useEffect, useRef, type ReactNode } from 'react';

import type { StoredWords } from '@/components/islands/forms/words';

import './ConfirmDialog.scss';

type DialogProps = {
  readonly title: string;
  readonly close: string;
  readonly onClose: () => void;
  readonly children?: ReactNode;
  /** Buttons after the close button. */
  readonly actions?: ReactNode;
};

/** A modal dialog. Esc and its first button close it. */
export function Dialog({ title, close, onClose, children, actions }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const dialog = ref.current;
    // The browser makes the page behind inert, closes on Esc, and restores focus.
    if (dialog?.showModal) {
      dialog.showModal();
    } else {
      // Safari before 15.4 and Firefox before 98 lack showModal: the dialog is shown in place.
      dialog?.setAttribute('open', '');
      dialog?.querySelector('button')?.focus();
    }
  }, []);

  const shut = () => (ref.current?.close ? ref.current.close() : onClose());

  return (
    <dialog ref={ref} className="dialog" aria-labelledby="dialog-title" onClose={onClose}>
      <h2 id="dialog-title" className="subheading">
        {title}
      </h2>
      {children}
      <div className="button-row">
        {/* First, so that it has initial focus: pressing Enter twice deletes nothing. */}
        <button type="button" className="button button--secondary" onClick={shut}>
          {close}
        </button>
        {actions}
      </div>
    </dialog>
  );
}

type ConfirmDialogProps = {
  readonly question: string;
  readonly words: StoredWords['confirm'];
  readonly onYes: () => void;
  readonly onNo: () => void;
};

/** Requests confirmation before deleting. */
export const ConfirmDialog = ({ question, words, onYes, onNo }: ConfirmDialogProps) => (
  <Dialog
    title={question}
    close={words.no}
    onClose={onNo}
    actions={
      <button type="button" className="button" onClick={onYes}>
        {words.yes}
      </button>
    }
  >
    <p>{words.text}</p>
  </Dialog>
);
