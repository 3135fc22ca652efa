import clsx from 'clsx';

import styles from './Kolam.module.scss';
import { kolams, type KolamSize } from './kolams';

const PITCH = 40;
const DOT_RADIUS = 3.4;

type KolamProps = {
  readonly size: KolamSize;
  /** `broken` leaves the line open: on the 404 page only. */
  readonly line?: 'whole' | 'broken';
  readonly className?: string | undefined;
};

/** The dots of a diamond with so many rings round its middle. */
function diamond(rings: number): [x: number, y: number][] {
  const steps = Array.from({ length: 2 * rings + 1 }, (_, index) => index - rings);
  return steps.flatMap((y) =>
    steps.filter((x) => Math.abs(x) + Math.abs(y) <= rings).map((x): [number, number] => [x * PITCH, y * PITCH]),
  );
}

/** A kolam as decoration, one a page. */
export function Kolam({ size, line = 'whole', className }: KolamProps) {
  const { rings, line: path } = kolams[size];
  const reach = rings * PITCH + 28;

  return (
    <svg
      className={clsx(styles.kolam, line === 'broken' && styles.broken, className)}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      aria-hidden="true"
    >
      <path pathLength="1" d={path} />
      <g>
        {diamond(rings).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={DOT_RADIUS} />
        ))}
      </g>
    </svg>
  );
}
