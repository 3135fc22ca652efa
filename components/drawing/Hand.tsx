import { hand } from '@/lib/drawing/piece-shapes';

type HandProps = {
  readonly x: number;
  readonly y: number;
  readonly className?: string | undefined;
};

/** An open hand, as part of an SVG in millimetres: the measure beside a piece. */
export function Hand({ x, y, className }: HandProps) {
  return (
    <g transform={`translate(${x} ${y})`} className={className}>
      <path d={hand.palm} />
      {hand.fingers.map(({ from, to, thick }) => (
        <path key={to[0]} d={`M${from.join(' ')}L${to.join(' ')}`} strokeWidth={thick} />
      ))}
    </g>
  );
}
