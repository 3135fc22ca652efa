import { Section } from '@/components/ui/Section';
import { getWords } from '@/lib/content';
import { getPictureMarkup, type PictureName } from '@/lib/pictures';
import { toCentimetres, toCssPixels } from '@/lib/content/pieces';
import { fill } from '@/lib/language/fill';

import styles from './TrueSize.module.scss';

type TrueSizeProps = { readonly cutout: PictureName };

/**
 * A piece in CSS centimetres above a ruler (CSS Values and Units, 6.2), in a band that scrolls sideways together with
 * the ruler.
 */
export function TrueSize({ cutout }: TrueSizeProps) {
  const { src, alt, width, height } = getPictureMarkup(cutout, 'trueSize');
  const { size: words } = getWords('piece');
  const cm = Math.floor(toCentimetres(width));
  const marks = Array.from({ length: cm + 1 }, (_, mark) => `M${Math.round(toCssPixels(mark) * 10) / 10 + 1} 0v10`);
  const size = {
    width: Math.round(toCssPixels(toCentimetres(width))),
    height: Math.round(toCssPixels(toCentimetres(height))),
  };

  return (
    <Section surface="tag" className="no-print" title={words.title}>
      <div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolling regions must be focusable (WCAG 2.1.1) */}
        <div className={styles.band} tabIndex={0}>
          <img className={styles.piece} src={src} {...size} alt={alt} loading="lazy" />
          <svg className={styles.ruler} width={Math.round(toCssPixels(cm)) + 2} height="12" aria-hidden="true">
            <path d={`M0 1H${Math.round(toCssPixels(cm)) + 2}${marks.join('')}`} />
          </svg>
        </div>
        <p className={`note ${styles.caption}`}>{fill(words.ruler, { cm })}</p>
      </div>
    </Section>
  );
}
