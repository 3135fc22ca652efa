import clsx from 'clsx';

import styles from './CountingKolam.module.scss';
import { Dots } from './Dots';

/** `open` (dashed): in progress. `none` (dots only): not started. */
export type KolamLine = 'closed' | 'open' | 'none';

type CountingKolamProps = {
  readonly rows: readonly number[];
  readonly line?: KolamLine;
  readonly className?: string | undefined;
};

/** The distance between two dots, and the radius of the loop around each: neighbouring loops interlace. */
const PITCH = 40;
const LOOP = 25;

/** A kolam whose dots represent a number that is explained in the text next to it. */
export function CountingKolam({ rows, line = 'closed', className }: CountingKolamProps) {
  const dots = rows.flatMap((count, row) =>
    Array.from({ length: count }, (_, place) => [(place - (count - 1) / 2) * PITCH, row * PITCH] as const),
  );
  const loops = dots.map(
    ([x, y]) => `M${x - LOOP} ${y}a${LOOP} ${LOOP} 0 1 0 ${2 * LOOP} 0a${LOOP} ${LOOP} 0 1 0 ${-2 * LOOP} 0`,
  );
  const margin = LOOP + 3;
  const width = (Math.max(...rows) - 1) * PITCH + 2 * margin;
  const height = (rows.length - 1) * PITCH + 2 * margin;

  return (
    <svg
      className={clsx(styles.kolam, line === 'open' && styles.open, className)}
      viewBox={`${-width / 2} ${-margin} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {line !== 'none' && <path d={loops.join('')} />}
      <Dots at={dots} radius={line === 'none' ? 7 : 5} />
    </svg>
  );
}
