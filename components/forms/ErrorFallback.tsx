import buttonStyles from '@/components/ui/Button.module.scss';

import styles from './ErrorFallback.module.scss';
import type { FallbackWords } from './words';

type ErrorFallbackProps = {
  readonly words: FallbackWords;
  /** Clears the error and renders the island again. */
  readonly onTryAgain: () => void;
};

/** What a visitor sees in the place of an island that threw while it rendered (docs/product.md, Messages). */
export function ErrorFallback({ words, onTryAgain }: ErrorFallbackProps) {
  return (
    <div className={styles.fallback} role="alert">
      <h2>{words.title}</h2>
      <p className={styles.text}>{words.text}</p>
      <div className={buttonStyles.row}>
        <button type="button" className={buttonStyles.button} onClick={onTryAgain}>
          {words.tryAgain}
        </button>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href={words.goHome.href}>
          {words.goHome.label}
        </a>
      </div>
    </div>
  );
}
