import { Hand } from '@/components/drawing/Hand';
import { hand } from '@/lib/drawing/hand';
import { pictureMarkup } from '@/lib/pictures';
import type { Piece } from '@/lib/pieces';

import styles from './SizeDrawing.module.scss';

/** Millimetres between the hand and the piece. */
const GAP = 28;

type SizeDrawingProps = Pick<Piece, 'plank'>;

/** A piece beside a hand, both on one line and to one scale; its words say the same. */
export function SizeDrawing({ plank }: SizeDrawingProps) {
  const { src, ...size } = pictureMarkup(plank.picture, 'plank');
  const width = plank.width * 10;
  const height = (width * size.height) / size.width;
  const ground = Math.max(hand.height, height);
  const left = hand.width + GAP;
  return (
    <svg
      className={styles.drawing}
      viewBox={`0 0 ${left + width} ${ground}`}
      width={left + width}
      height={ground}
      aria-hidden="true"
    >
      <Hand x={0} y={ground - hand.height} />
      <image href={src} x={left} y={ground - height} width={width} height={height} />
    </svg>
  );
}
