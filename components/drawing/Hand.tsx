import { hand } from '@/lib/drawing/hand';

import styles from './Hand.module.scss';

/** How much wider the ink behind the hand is, in millimetres. */
const INK = 6;

/** The strokes of the hand, so much wider. */
const Strokes = ({ wider = 0 }: { readonly wider?: number }) => (
  <>
    <path d={hand.palm} strokeWidth={wider} />
    {hand.fingers.map(({ from, to, thick }) => (
      <path key={to[0]} d={`M${from.join(' ')}L${to.join(' ')}`} strokeWidth={thick + wider} />
    ))}
  </>
);

type HandProps = { readonly x: number; readonly y: number };

/** An open hand, as part of an SVG in millimetres: the measure beside a piece. */
export function Hand({ x, y }: HandProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={styles.ink}>
      <Strokes wider={INK} />
      <g className={styles.skin}>
        <Strokes />
      </g>
      <path d={hand.creases} strokeWidth="2.5" />
    </g>
  );
}
