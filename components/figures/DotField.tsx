import clsx from 'clsx';

import { dotGrid } from '@/lib/dots';

import styles from './DotField.module.scss';

type DotFieldProps = {
  readonly count: number;
  /** Dots in a full row; without it all are in one. */
  readonly columns?: number;
  /** `hollow` for what was, or is left. */
  readonly tone?: 'filled' | 'hollow';
  readonly className?: string | undefined;
};

/**
 * As many dots as counted, `--pitch` apart. One em is the pitch: the width and height of an `<svg>` may be set in em by
 * attribute, where a `style` attribute would be refused by the Content-Security-Policy.
 */
export function DotField({ count, columns = count, tone = 'filled', className }: DotFieldProps) {
  const { columns: width, rows, rest } = dotGrid(count, columns);
  return (
    <div className={clsx(styles.field, tone === 'hollow' && styles.hollow, className)} aria-hidden="true">
      {rows > 0 && <svg className={styles.dots} width={`${width}em`} height={`${rows}em`} />}
      {rest > 0 && <svg className={styles.dots} width={`${rest}em`} height="1em" />}
    </div>
  );
}
