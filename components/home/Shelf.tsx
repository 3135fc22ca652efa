import { AsWritten } from '@/components/ui/AsWritten';
import { MoreLink } from '@/components/ui/MoreLink';
import { contentIn, type Content } from '@/lib/content';
import { pathTo } from '@/lib/links';
import { pictureMarkup } from '@/lib/pictures';
import { makerOf, type Piece } from '@/lib/pieces';
import { formatsOf } from '@/lib/text/format';

import styles from './Shelf.module.scss';

/** The height of all drawings in view box units (20 per centimetre), so that they have the same scale. */
const HEIGHT = 660;

/** A cut-out piece: to scale in one row on desktops, as large as possible on phones. */
function Cutout({ cutout }: Pick<Piece, 'cutout'>) {
  const { src, width, height } = pictureMarkup(cutout, 'trueSize');
  return (
    <>
      <svg
        className={styles.toScale}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        width={width}
        height={HEIGHT}
        aria-hidden="true"
      >
        <image href={src} y={HEIGHT - height} width={width} height={height} />
      </svg>
      <img className={styles.fitted} src={src} width={width} height={height} alt="" loading="lazy" />
    </>
  );
}

type ShelfProps = Content['pages']['home']['shelf'];

/** Pieces that the store sells: picture, name, maker and price. */
export function Shelf({ title, more }: ShelfProps) {
  const { pieces } = contentIn();
  const { rupees } = formatsOf();

  return (
    <section id="pieces" className={styles.section} data-surface="tag">
      <div className="wrap">
        <div className={styles.head}>
          <h2 className="subheading">{title}</h2>
          <MoreLink action={more} />
        </div>
        <ul className={styles.shelf} role="list">
          {pieces.map((piece) => {
            const { name: maker, town } = makerOf(piece);
            return (
              <li key={piece.id} className={styles.item}>
                <Cutout cutout={piece.cutout} />
                <div className={styles.label}>
                  <h3>
                    <a href={pathTo(`/piece/${piece.id}`)}>{piece.name}</a>
                  </h3>
                  <p className={styles.price}>{rupees(piece.price)}</p>
                  <p>
                    <AsWritten>{maker}</AsWritten>, {town}
                  </p>
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
