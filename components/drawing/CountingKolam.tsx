import clsx from 'clsx';

import { countingKolam } from '@/lib/drawing/one-loop';

import styles from './CountingKolam.module.scss';
import { Dots } from './Dots';

/** `open` (dashed): in progress. `none` (dots only): not started. */
export type KolamLine = 'closed' | 'open' | 'none';

type CountingKolamProps = {
  readonly rows: readonly number[];
  readonly line?: KolamLine;
  readonly className?: string | undefined;
};

/** A kolam whose dots represent a number that is explained in the text next to it. */
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
