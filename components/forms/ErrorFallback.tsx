import buttonStyles from '@/components/ui/Button.module.scss';
import { errorPage } from '@/content/error';

import styles from './ErrorFallback.module.scss';

type ErrorFallbackProps = {
  /** Clears the error and renders the island again. */
  readonly onTryAgain: () => void;
};

/** What a visitor sees in the place of an island that threw while it rendered (specification, section 8). */
export function ErrorFallback({ onTryAgain }: ErrorFallbackProps) {
  return (
    <div className={styles.fallback} role="alert">
      <h2>{errorPage.title}</h2>
      <p className={styles.text}>{errorPage.text}</p>
      <div className={buttonStyles.row}>
        <button type="button" className={buttonStyles.button} onClick={onTryAgain}>
          {errorPage.tryAgain}
        </button>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href="/">
          {errorPage.goHome}
        </a>
      </div>
    </div>
  );
}
