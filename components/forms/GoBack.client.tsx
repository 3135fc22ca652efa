'use client';

import styles from '@/components/ui/Button.module.scss';

type GoBackProps = {
  readonly label: string;
  /** The address of Home, in the language of the page. */
  readonly home: string;
};

/** A button that returns to the previous page; to Home where there is none. It shows only where script runs. */
export function GoBack({ label, home }: GoBackProps) {
  const goBack = () => (window.history.length > 1 ? window.history.back() : window.location.assign(home));

  return (
    <button type="button" className={`${styles.button} ${styles.secondary} ${styles.needsScript}`} onClick={goBack}>
      {label}
    </button>
  );
}
