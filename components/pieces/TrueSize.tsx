import clsx from 'clsx';

import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { pictureMarkup } from '@/lib/pictures';
import { centimetresOf, cssPixels, type Piece } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';

import styles from './TrueSize.module.scss';

/** The width in centimetres from which a piece is wider than its column. */
const LARGE = 18;

type TrueSizeProps = Pick<Piece, 'cutout'> & { readonly className?: string | undefined };

/** A piece in CSS centimetres above a ruler (CSS Values and Units, 6.2). */
export function TrueSize({ cutout, className }: TrueSizeProps) {
  const { src, alt, width, height } = pictureMarkup(cutout, 'trueSize', currentLanguage());
  const { size: words } = contentIn().piece;
  const cm = Math.floor(centimetresOf(width));
  const marks = Array.from({ length: cm + 1 }, (_, mark) => `M${Math.round(cssPixels(mark) * 10) / 10 + 1} 0v10`);
  const size = {
    width: Math.round(cssPixels(centimetresOf(width))),
    height: Math.round(cssPixels(centimetresOf(height))),
  };

  return (
    <figure className={clsx(styles.figure, cm >= LARGE && styles.large, className)}>
      <img className={styles.piece} src={src} {...size} alt={alt} fetchPriority="high" />
      <svg className={styles.ruler} width={Math.round(cssPixels(cm)) + 2} height="12" aria-hidden="true">
        <path d={`M0 1H${Math.round(cssPixels(cm)) + 2}${marks.join('')}`} />
      </svg>
      <figcaption>
        <span className={styles.onDesktops}>{fill(words.ruler, { cm })}</span>
        <span className={styles.onPhones}>{fill(words.rulerOnPhones, { cm })}</span>
      </figcaption>
    </figure>
  );
}
