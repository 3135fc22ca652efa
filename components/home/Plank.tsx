import { Hand } from '@/components/drawing/Hand';
import { AsWritten } from '@/components/ui/AsWritten';
import { MoreLink } from '@/components/ui/MoreLink';
import { contentIn, type Content } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { hand } from '@/lib/drawing/hand';
import { pathTo } from '@/lib/links';
import { pictureMarkup } from '@/lib/pictures';
import { makerOf, type Piece } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './Plank.module.scss';

/** Millimetres: the height that every drawing on the plank has, so that all are to one scale. */
const HEIGHT = 340;
/** Millimetres on either side of a piece. */
const SIDE = 14;

/** A piece on the plank with the shadow it casts. */
function Cutout({ plank: { picture, width } }: Pick<Piece, 'plank'>) {
  const { src, ...size } = pictureMarkup(picture, 'plank');
  const wide = width * 10;
  const tall = (wide * size.height) / size.width;
  const box = wide + 2 * SIDE;
  return (
    <svg className={styles.drawing} viewBox={`0 0 ${box} ${HEIGHT}`} width={box} height={HEIGHT} aria-hidden="true">
      <ellipse className={styles.shadow} cx={box / 2 + 8} cy={HEIGHT} rx={wide / 2} ry="10" />
      <image href={src} x={SIDE} y={HEIGHT - tall} width={wide} height={tall} />
    </svg>
  );
}

type PlankProps = Content['pages']['home']['shelf'];

/** The pieces of the store on one plank, true to size beside a hand: what, by whom, from how much. On a phone it slides. */
export function Plank({ title, from, hand: measure, more }: PlankProps) {
  const language = currentLanguage();
  const { pieces } = contentIn(language);
  const { rupees } = formatsOf(language);

  return (
    <div id="pieces" className={styles.band} data-surface="paper">
      <div className={`wrap ${styles.head}`}>
        <h2>{title}</h2>
        <MoreLink action={more} />
      </div>
      <ul className={styles.plank} role="list">
        {pieces.map((piece) => {
          const { name: maker, town } = makerOf(piece, language);
          return (
            <li key={piece.id} className={styles.item}>
              <Cutout plank={piece.plank} />
              <div className={styles.tag}>
                <h3>
                  <a href={pathTo(`/piece/${piece.id}`, language)}>{piece.name}</a>
                </h3>
                <p className={styles.price}>{fill(from, { price: rupees(piece.price) })}</p>
                <p>
                  <AsWritten>{maker}</AsWritten>, {town}
                </p>
              </div>
            </li>
          );
        })}
        <li className={styles.item}>
          <svg
            className={styles.drawing}
            viewBox={`0 0 ${hand.width + 2 * SIDE} ${HEIGHT}`}
            width={hand.width + 2 * SIDE}
            height={HEIGHT}
            aria-hidden="true"
          >
            <Hand x={SIDE} y={HEIGHT - hand.height} />
          </svg>
          <div className={styles.tag}>
            <p>{fill(measure, { cm: hand.height / 10 })}</p>
          </div>
        </li>
      </ul>
    </div>
  );
}
