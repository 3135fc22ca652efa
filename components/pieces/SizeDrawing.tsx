import { Hand } from '@/components/drawing/Hand';
import { hand, pieceShapes } from '@/lib/drawing/piece-shapes';
import type { Piece } from '@/lib/pieces';

import styles from './SizeDrawing.module.scss';

/** Millimetres between the hand and the piece. */
const GAP = 28;

type SizeDrawingProps = Pick<Piece, 'shape' | 'cm'>;

/** A piece's outline beside a hand, both on one line and to one scale; its words say the same. */
export function SizeDrawing({ shape, cm }: SizeDrawingProps) {
  const [width, height] = [cm.width * 10, cm.height * 10];
  const ground = Math.max(hand.height, height);
  const left = hand.width + GAP;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${left + width + 2} ${ground + 2}`}
      width={left + width + 2}
      height={ground + 2}
      aria-hidden="true"
    >
      <Hand x={0} y={ground - hand.height} className={styles.hand} />
      <path
        className={styles.piece}
        d={pieceShapes[shape]}
        transform={`translate(${left} ${ground - height}) scale(${width / 100} ${height / 100})`}
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
