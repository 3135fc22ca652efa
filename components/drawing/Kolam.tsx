import clsx from 'clsx';

import { getDots, kolams, getReach, type KolamSize } from '@/lib/drawing/kolams';

import { Dots } from './Dots';
import styles from './Kolam.module.scss';

const DOT_RADIUS = 3.4;

type KolamProps = {
  readonly size: KolamSize;
  /** `broken` leaves the line open; for the 404 page only. */
  readonly line?: 'whole' | 'broken';
  readonly className?: string | undefined;
};

/** A decorative kolam, at most one per page. */
export function Kolam({ size, line = 'whole', className }: KolamProps) {
  const { line: path } = kolams[size];
  const reach = getReach(size);

  return (
    <svg
      className={clsx(styles.kolam, 'no-print', line === 'broken' && styles.broken, className)}
      viewBox={`${-reach} ${-reach} ${2 * reach} ${2 * reach}`}
      width={reach}
      height={reach}
      aria-hidden="true"
    >
      <path pathLength="1" d={path} />
      <Dots at={getDots(size)} radius={DOT_RADIUS} />
    </svg>
  );
}
