import clsx from 'clsx';

import { DotField } from '@/components/figures/DotField';
import { FigureSource } from '@/components/figures/FigureSource';
import { Lead } from '@/components/ui/Lead';
import numberStyles from '@/components/ui/Number.module.scss';
import { currentLanguage } from '@/lib/current-language';
import { figureNumber } from '@/lib/dots';
import { figureAt, type ShownFigure } from '@/lib/figures';

import styles from './DotCounts.module.scss';

type DotCountsProps = {
  readonly title: string;
  readonly lead: string;
  readonly counts: readonly ShownFigure<{
    readonly figure: string;
    readonly description: string;
    /** A figure within this one, whose dots are light. */
    readonly part?: string | undefined;
  }>[];
};

/** Dots in the width of the page. The sheet sets the pitch to match. */
const ROW = 100;
/** From so many on, a field fills the width of the page. */
const FILLS_PAGE = 200;
/** More than so many are not drawn. */
const MOST = 2000;

/** Figures as dots at one pitch: what is five times as many looks five times as many. */
export function DotCounts({ title, lead, counts }: DotCountsProps) {
  const countOf = (figure: string) => figureNumber(figureAt(figure, currentLanguage()).value);
  return (
    <section className={styles.counts} data-surface="indigo">
      <div className="wrap">
        <h2>{title}</h2>
        <Lead className={styles.lead}>{lead}</Lead>
        <ul className={styles.list} role="list">
          {counts.map(({ figure, value, label, description, part }) => {
            const count = countOf(figure);
            const fillsPage = count >= FILLS_PAGE && count <= MOST;
            const columns = fillsPage ? ROW : count < 20 ? 5 : 10;
            return (
              <li key={figure} className={clsx(fillsPage && styles.wide)}>
                <div className={styles.words}>
                  <h3>
                    <span className={`${numberStyles.number} ${styles.number}`}>{value}</span> {label}{' '}
                    <FigureSource figure={figure} />
                  </h3>
                  <p>{description}</p>
                </div>
                {count <= MOST && (
                  <div className={styles.field}>
                    <DotField count={count} columns={columns} />
                    {part && <DotField count={countOf(part)} columns={columns} className={styles.part} />}
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </section>
  );
}
