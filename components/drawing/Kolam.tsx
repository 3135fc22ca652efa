import clsx from 'clsx';

import { drawKolamLine, measureKolam, placeDots } from '@/lib/drawing/kolam';

import { Dots } from './Dots';
import styles from './Kolam.module.scss';

type KolamProps = {
  /** The dots of each row. */
  readonly rows: readonly number[];
  /** `open` (dashed): in progress. `none` (dots only): not started. `broken`: a piece of a single loop is missing. */
  readonly line?: 'closed' | 'open' | 'none' | 'broken';
  readonly className?: string | undefined;
};

/** A kolam. Its dots can represent a number that is explained in the text next to it. */
export function Kolam({ rows, line = 'closed', className }: KolamProps) {
  const [width, height] = measureKolam(rows);

  return (
    <svg
      className={clsx(styles.kolam, className)}
      data-line={line}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {line !== 'none' && <path pathLength={line === 'broken' ? 1 : undefined} d={drawKolamLine(rows)} />}
      <Dots at={placeDots(rows)} radius={line === 'none' ? 6 : 4} />
    </svg>
  );
}
