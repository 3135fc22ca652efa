import { getWords } from '@/lib/content';
import { findFigureHash, getFigure } from '@/lib/content/figures';
import { getPagePath } from '@/lib/content/links';

import styles from './FigureSource.module.scss';

type FigureSourceProps = {
  /** The name in content/site/figures.yaml. */
  readonly figure: string;
};

/** An i in a circle next to a number: a link to its explanation on /about, if there is one. */
export function FigureSource({ figure }: FigureSourceProps) {
  const hash = findFigureHash(figure);
  if (hash === undefined) return null;
  return (
    <a className={`${styles.source} no-print`} href={getPagePath('/about') + hash}>
      <span className="visually-hidden">
        {getWords('site').figureSource}: {getFigure(figure).label}
      </span>
    </a>
  );
}
