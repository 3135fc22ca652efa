import clsx from 'clsx';
import type { ReactNode } from 'react';

import { FigureSource } from '@/components/figures/FigureSource';
import type { Action } from '@/components/ui/ActionLink';
import { chooseColumns, Grid } from '@/components/ui/Layout';
import { Picture } from '@/components/ui/Picture';
import { AsWritten } from '@/components/ui/AsWritten';
import { MoreLink } from '@/components/ui/MoreLink';
import { getContent } from '@/lib/content';
import { getPagePath } from '@/lib/content/links';
import { getPictureMarkup, type PictureName } from '@/lib/pictures';
import { getMaker } from '@/lib/content/pieces';
import { getFormats } from '@/lib/language/format';

import styles from './PieceRow.module.scss';

/** The height of all drawings in view box units (20 per centimetre), so that they have the same scale. */
const HEIGHT = 660;

/** A cut-out piece: to scale on desktops, and on phones to scale or as large as possible. */
function Cutout({ cutout, isAlwaysToScale }: { readonly cutout: PictureName; readonly isAlwaysToScale: boolean }) {
  const { src, width, height } = getPictureMarkup(cutout, 'trueSize');
  return (
    <>
      <svg
        className={clsx(styles.toScale, !isAlwaysToScale && 'from-desktop')}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        aria-hidden="true"
      >
        <image href={src} y={HEIGHT - height} width={width} height={height} />
      </svg>
      {!isAlwaysToScale && (
        <img
          className={`${styles.fitted} until-desktop`}
          src={src}
          width={width}
          height={height}
          alt=""
          loading="lazy"
        />
      )}
    </>
  );
}

type PieceRowProps = {
  /** Nothing on a page whose heading says it. */
  readonly title?: string;
  readonly more: Action;
  /** A sentence shown beside drawings to scale. */
  readonly scale?: string;
  /** Figures that stand on the shelf before the pieces. */
  readonly figures?: readonly {
    readonly figure: string;
    readonly value: string;
    readonly label: string;
    readonly description?: string | undefined;
  }[];
  readonly decoration?: ReactNode;
};

/** The widest drawing that is shown to scale beside the others, in view box units (20 per centimetre). */
const WIDEST = 900;

/**
 * The pieces that the store sells, each with its picture, name, maker and price. Cut-out drawings are shown side by side
 * at the same scale. If a piece has no cut-out drawing, or is too wide, all pieces are shown in a grid instead.
 */
export function PieceRow({ title, more, scale, figures = [], decoration }: PieceRowProps) {
  const { pieces } = getContent();
  const { rupees } = getFormats();
  // Without a title of its own the shelf is directly below the heading of its page.
  const Name = title === undefined ? 'h2' : 'h3';
  const isToScale = pieces.every(
    ({ cutout }) => cutout !== undefined && getPictureMarkup(cutout, 'trueSize').width <= WIDEST,
  );

  if (pieces.length === 0 && figures.length === 0) return null;

  const items = pieces.map((piece) => {
    const { name: maker, town } = getMaker(piece);
    return (
      <li key={piece.id} className={styles.item}>
        {isToScale && piece.cutout !== undefined ? (
          <Cutout cutout={piece.cutout} isAlwaysToScale={scale !== undefined} />
        ) : (
          <Picture name={piece.picture} slot="square" decorative />
        )}
        <div className={styles.label}>
          <Name className="subheading">
            <a href={getPagePath(`/piece/${piece.id}`)}>{piece.name}</a>
          </Name>
          <p className={styles.price}>{rupees(piece.price)}</p>
          <p>
            <AsWritten>{maker}</AsWritten>, {town}
          </p>
        </div>
      </li>
    );
  });

  return (
    <section id="pieces" className={clsx(styles.section, figures.length > 0 && styles.withFigures)} data-surface="tag">
      {decoration}
      <div className={clsx('wrap', styles.content)}>
        {figures.length > 0 && (
          <dl className={styles.figures}>
            {figures.map(({ figure, value, label, description }) => (
              <div key={figure}>
                <dd className={styles.number}>{value}</dd>
                <dt className={styles.label}>
                  {label} <FigureSource figure={figure} />
                  {description && <span className={styles.counts}>{description}</span>}
                </dt>
              </div>
            ))}
          </dl>
        )}
        {pieces.length > 0 && (
          <div className={styles.pieces}>
            <div className={styles.head}>
              {title !== undefined && <h2 className="subheading">{title}</h2>}
              {scale !== undefined && isToScale && <p>{scale}</p>}
              <MoreLink action={more} />
            </div>
            {isToScale ? (
              <ul className={clsx(styles.shelf, scale !== undefined && styles.sideways)} role="list">
                {items}
              </ul>
            ) : (
              <Grid columns={chooseColumns(pieces.length)} narrow={2}>
                {items}
              </Grid>
            )}
          </div>
        )}
      </div>
    </section>
  );
}
