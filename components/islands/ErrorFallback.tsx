import './ErrorFallback.scss';
import { useErrorTitle } from './useErrorTitle';
import type { FallbackWords } from './forms/words';

type ErrorFallbackProps = {
  readonly words: FallbackWords;
  readonly onTryAgain: () => void;
};

/** Shown in place of an island that threw while rendering (docs/product.md, Messages). */
export function ErrorFallback({ words, onTryAgain }: ErrorFallbackProps) {
  useErrorTitle(`${words.title}:`);
  return (
    <div className="error-fallback" role="alert">
      <h2>{words.title}</h2>
      <p>{words.text}</p>
      <div className="button-row">
        <button type="button" className="button" onClick={onTryAgain}>
          {words.tryAgain}
        </button>
        <a className="button button--secondary" href={words.goHome.href}>
          {words.goHome.label}
        </a>
      </div>
    </div>
  );
}
