import clsx from 'clsx';

import styles from './Thread.module.scss';

/** The thread that runs down the page through its sections, with a kolam loop in each. Needs a positioned parent. */
export function Thread({ className }: { readonly className?: string | undefined }) {
  return (
    <span className={clsx(styles.thread, className)} aria-hidden="true">
      <svg viewBox="0 0 30 40" width="30" height="40">
        <path d="M1.5 0C1.5 14 6 30 16 30C23 30 27.5 26 27.5 20C27.5 14 23 10 16 10C6 10 1.5 26 1.5 40" />
        <circle cx="16" cy="20" r="3.4" />
      </svg>
    </span>
  );
}
