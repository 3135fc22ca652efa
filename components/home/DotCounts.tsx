import clsx from 'clsx';

import numberStyles from '@/components/ui/Number.module.scss';
import { Section } from '@/components/ui/Section';
import { dotGrid, figureNumber } from '@/lib/dots';

import styles from './DotCounts.module.scss';

type DotCountsProps = {
  readonly title: string;
  readonly lead: string;
  readonly counts: readonly {
    readonly value: string;
    readonly label: string;
    readonly description: string;
    /** Dots in a row; without it they fill the width of the page at each of its three layouts. */
    readonly columns?: number | undefined;
  }[];
};

/** How many dots fill the page's width, on a phone, a tablet and a desk. The sheet sets the pitch to match. */
const fullWidth = [
  [70, styles.onPhone],
  [100, styles.onTablet],
  [125, styles.onDesk],
] as const;

type DotFieldProps = {
  readonly count: number;
  readonly columns: number;
  readonly className?: string | undefined;
};

/**
 * As many dots as the figure says. One em is the pitch: the width and height of an `<svg>` may be set in em by
 * attribute, where a `style` attribute would be refused by the Content-Security-Policy.
 */
function DotField({ count, columns, className }: DotFieldProps) {
  const { columns: width, rows, rest } = dotGrid(count, columns);
  return (
    <div className={clsx(styles.field, className)} aria-hidden="true">
      {rows > 0 && <svg className={styles.dots} width={`${width}em`} height={`${rows}em`} />}
      {rest > 0 && <svg className={styles.dots} width={`${rest}em`} height="1em" />}
    </div>
  );
}

/** Impact as dots at one pitch: what is five times as many looks five times as many. */
export function DotCounts({ title, lead, counts }: DotCountsProps) {
  return (
    <Section ground="indigo" title={title} lead={lead}>
      <ul className={styles.list} role="list">
        {counts.map(({ value, label, columns, description }) => {
          const count = figureNumber(value);
          return (
            <li key={label} className={clsx(styles.item, columns === undefined && styles.full)}>
              {columns === undefined ? (
                fullWidth.map(([width, className]) => (
                  <DotField key={width} count={count} columns={width} className={className} />
                ))
              ) : (
                <DotField count={count} columns={columns} />
              )}
              <div className={styles.words}>
                <span className={numberStyles.number}>{value}</span>
                <h3>{label}</h3>
                <p>{description}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
