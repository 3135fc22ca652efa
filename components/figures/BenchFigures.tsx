import type { ReactNode } from 'react';

import styles from './BenchFigures.module.scss';
import { FigureRow, type FigureRowProps } from './FigureRow';

type BenchFiguresProps = Pick<FigureRowProps, 'tiles'> & {
  /** What the figures are, for those who listen: they have no heading. */
  readonly label: string;
  /** A kolam that counts, left of them. */
  readonly kolam?: ReactNode;
};

/** Up to four figures under the chain of a hero. */
export function BenchFigures({ label, tiles, kolam }: BenchFiguresProps) {
  return (
    <section aria-label={label} className={styles.bench}>
      {kolam && <div className={styles.kolam}>{kolam}</div>}
      <FigureRow tiles={tiles} className={styles.figures} />
    </section>
  );
}
