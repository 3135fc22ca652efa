import clsx from 'clsx';

import { FigureSource } from '@/components/figures/FigureSource';
import { Lead } from '@/components/ui/Lead';
import numberStyles from '@/components/ui/Number.module.scss';
import { figureNumber } from '@/lib/dots';
import type { ShownFigure } from '@/lib/figures';

import styles from './DotCounts.module.scss';
import { DotField } from '@/components/figures/DotField';

type DotCountsProps = {
  readonly title: string;
  readonly lead: string;
  readonly counts: readonly ShownFigure<{ readonly figure: string; readonly description: string }>[];
};

/** Dots in the width of the page: on a phone, and from a tablet on. The sheet sets the pitch to match. */
const PAGE = { phone: 100, wide: 125 } as const;
/** From so many on, a field fills the width of the page; on a desk a smaller one of those has a column of its own. */
const FILLS_PAGE = 200;
const FILLS_DESK = 2000;
const DESK_COLUMN = 40;

/** A number as dots, its rows as long as each layout has room for. */
function Field({ count }: { readonly count: number }) {
  if (count < FILLS_PAGE) return <DotField count={count} columns={count < 20 ? 5 : 10} />;
  const onDesk = count < FILLS_DESK ? DESK_COLUMN : PAGE.wide;
  return (
    <>
      <DotField count={count} columns={PAGE.phone} className={styles.onPhone} />
      <DotField
        count={count}
        columns={PAGE.wide}
        className={onDesk === PAGE.wide ? styles.fromTablet : styles.onTablet}
      />
      {onDesk !== PAGE.wide && <DotField count={count} columns={onDesk} className={styles.onDesk} />}
    </>
  );
}

/** Figures as dots at one pitch: what is five times as many looks five times as many. */
export function DotCounts({ title, lead, counts }: DotCountsProps) {
  return (
    <section className={styles.counts} data-surface="indigo">
      <div className="wrap">
        <h2>{title}</h2>
        <Lead className={styles.lead}>{lead}</Lead>
        <ul className={styles.list} role="list">
          {counts.map(({ figure, value, label, description }) => {
            const count = figureNumber(value);
            return (
              <li key={figure} className={clsx(count >= FILLS_PAGE && styles.wide, count >= FILLS_DESK && styles.full)}>
                <div className={styles.words}>
                  <h3>
                    <span className={`${numberStyles.number} ${styles.number}`}>{value}</span> {label}{' '}
                    <FigureSource figure={figure} />
                  </h3>
                  <p>{description}</p>
                </div>
                <Field count={count} />
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
