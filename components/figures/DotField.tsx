import clsx from 'clsx';

import styles from './DotField.module.scss';

type DotFieldProps = {
  readonly count: number;
  /** Dots per row; all in one row by default. */
  readonly columns?: number;
  /** `hollow` for a former value, or for the remainder. */
  readonly tone?: 'filled' | 'hollow';
  readonly className?: string | undefined;
};

/**
 * A field of dots, `--pitch` apart. 1em is the pitch: `<svg>` accepts em in its width and height attributes, whereas
 * the Content-Security-Policy forbids a `style` attribute.
 */
export function DotField({ count, columns = count, tone = 'filled', className }: DotFieldProps) {
  const rows = Math.floor(count / columns);
  const rest = count % columns;
  return (
    <div className={clsx(styles.field, tone === 'hollow' && styles.hollow, className)} aria-hidden="true">
      {rows > 0 && <svg className={styles.dots} width={`${columns}em`} height={`${rows}em`} />}
      {rest > 0 && <svg className={styles.dots} width={`${rest}em`} height="1em" />}
    </div>
  );
}
