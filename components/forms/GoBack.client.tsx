'use client';

import styles from '@/components/ui/Button.module.scss';

type GoBackProps = {
  readonly label: string;
};

function goBack() {
  if (window.history.length > 1) {
    window.history.back();
  } else {
    window.location.assign('/');
  }
}

/** A button that returns to the previous page; to Home where there is none. It shows only where script runs. */
export function GoBack({ label }: GoBackProps) {
  return (
    <button type="button" className={`${styles.button} ${styles.secondary} ${styles.needsScript}`} onClick={goBack}>
      {label}
    </button>
  );
}
