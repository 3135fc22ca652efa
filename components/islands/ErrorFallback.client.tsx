'use client';

import { useEffect } from 'react';

import buttonStyles from '@/components/ui/Button.module.scss';
import { errorPage } from '@/content/error';

import { Lead } from '@/components/ui/Lead';

import styles from './ErrorFallback.module.scss';

type ErrorFallbackProps = {
  readonly error: Error;
  /** Clears the error and renders the page again. */
  readonly reset: () => void;
};

/** What a visitor sees when a page throws while it renders in the browser (specification, section 8). */
export function ErrorFallback({ error, reset }: ErrorFallbackProps) {
  useEffect(() => {
    console.error(error);
  }, [error]);

  return (
    <main className={`wrap ${styles.fallback}`} role="alert">
      <h1>{errorPage.title}</h1>
      <Lead className={styles.text}>{errorPage.text}</Lead>
      <div className={buttonStyles.row}>
        <button type="button" className={buttonStyles.button} onClick={reset}>
          {errorPage.tryAgain}
        </button>
        <a className={`${buttonStyles.button} ${buttonStyles.secondary}`} href="/">
          {errorPage.goHome}
        </a>
      </div>
    </main>
  );
}
