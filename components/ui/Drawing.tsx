import clsx from 'clsx';

import './Icon.scss';

/** A circle: its centre and radius on the 24 by 24 grid. */
type Circle = readonly [x: number, y: number, radius: number];

/** An icon: one line, rings drawn with it, and at most a filled dot where it helps. */
export type LineDrawing = {
  readonly line: string;
  readonly rings?: readonly Circle[];
  readonly dots?: readonly Circle[];
};

type DrawingProps = LineDrawing & { readonly className?: string | undefined };

/** A line drawing beside a word; it says nothing of its own to a screen reader. */
export function Drawing({ line, rings = [], dots = [], className }: DrawingProps) {
  return (
    <svg className={clsx('icon', className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={line} />
      {rings.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      {dots.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className="icon__dot" />
      ))}
    </svg>
  );
}
