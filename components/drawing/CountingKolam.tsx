import clsx from 'clsx';

import { countingKolam } from '@/lib/drawing/one-loop';

import styles from './CountingKolam.module.scss';
import { Dots } from './Dots';

/** `open` is dashed: what the dots count is on its way. `none` leaves the dots alone: nothing has begun. */
export type KolamLine = 'closed' | 'open' | 'none';

type CountingKolamProps = {
  readonly rows: readonly number[];
  readonly line?: KolamLine;
  readonly className?: string | undefined;
};

/** A kolam whose dots count something; words beside it say what. */
export function CountingKolam({ rows, line = 'closed', className }: CountingKolamProps) {
  const { dots, line: path, viewBox } = countingKolam(rows, line !== 'none');
  const [, , width, height] = viewBox.split(' ');

  return (
    <svg
      className={clsx(styles.kolam, line === 'open' && styles.open, className)}
      viewBox={viewBox}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {path && <path pathLength={line === 'open' ? 1 : undefined} d={path} />}
      <Dots at={dots} radius={path ? 5 : 7} />
    </svg>
  );
}
