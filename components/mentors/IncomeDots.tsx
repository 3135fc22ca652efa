import { dotGrid } from '@/lib/dots';

import styles from './IncomeDots.module.scss';

/** One dot stands for so much a month. */
export const RUPEES_A_DOT = 500;

const PITCH = 10;
const COLUMNS = 25;

/** Rows of dots as one path: each row is a line of dashes without length, which round caps turn into dots. */
function dotsPath(count: number): string {
  const { columns, rows, rest } = dotGrid(count, COLUMNS);
  const lengths = [...Array.from({ length: rows }, () => columns), ...(rest > 0 ? [rest] : [])];
  // A hair beyond the last dot's middle, so that rounding cannot lose it.
  return lengths.map((length, row) => `M${PITCH / 2} ${(row + 0.5) * PITCH}h${(length - 1) * PITCH + 0.1}`).join('');
}

type IncomeDotsProps = { readonly before: number; readonly now: number };

/** Two incomes as dots at one pitch: hollow for then, filled for now. The figures stand beside them in words. */
export function IncomeDots({ before, now }: IncomeDotsProps) {
  const counts = { before: Math.round(before / RUPEES_A_DOT), now: Math.round(now / RUPEES_A_DOT) };
  const heights = { before: Math.ceil(counts.before / COLUMNS) * PITCH, now: Math.ceil(counts.now / COLUMNS) * PITCH };
  const width = COLUMNS * PITCH;

  return (
    <div className={styles.dots} aria-hidden="true">
      <svg viewBox={`0 0 ${width} ${heights.before}`}>
        <path className={styles.ring} d={dotsPath(counts.before)} />
        <path className={styles.hollow} d={dotsPath(counts.before)} />
      </svg>
      <svg viewBox={`0 0 ${width} ${heights.now}`}>
        <path className={styles.full} d={dotsPath(counts.now)} />
      </svg>
    </div>
  );
}
