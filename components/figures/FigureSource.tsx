import { getContent } from '@/lib/content';
import { getFigure } from '@/lib/content/figures';
import { linkTo } from '@/lib/content/links';

import styles from './FigureSource.module.scss';

type FigureSourceProps = {
  /** The name in content/site/figures.yaml. */
  readonly figure: string;
};

/** A small ring next to a number: a link to its explanation on /about. */
export function FigureSource({ figure }: FigureSourceProps) {
  const { href, language: other, languageNote } = linkTo('/about');
  return (
    <a className={`${styles.source} no-print`} href={`${href}#figure-${figure}`} hrefLang={other}>
      <span className="visually-hidden">
        {getContent().words.site.figureSource}: {getFigure(figure).label} {languageNote}
      </span>
    </a>
  );
}
