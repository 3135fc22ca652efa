import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { parseFigureNumber } from '@/lib/drawing/dots';

import styles from './ShareDots.module.scss';

type ShareDotsProps = {
  readonly title: string;
  readonly lead: string;
  /** The share in per cent: '95%'. */
  readonly value: string;
  /** Labels of the share and of the remainder, shown after their numbers. */
  readonly used: string;
  readonly rest: string;
  readonly more?: Action | undefined;
};

const HUNDRED = 100;
const ROW = 10;

/** SVG path of dots from one number to another, in rows of ten: lines of zero length with round caps. */
const drawDots = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => from + index)
    .map((place) => `M${(place % ROW) * ROW + ROW / 2} ${Math.floor(place / ROW) * ROW + ROW / 2}h0`)
    .join('');

/** A percentage as a hundred dots: filled for the share, hollow for the remainder. */
export function ShareDots({ title, lead, value, used, rest, more }: ShareDotsProps) {
  const share = parseFigureNumber(value);

  return (
    <div className={styles.share}>
      <svg className={styles.dots} viewBox={`0 0 ${HUNDRED} ${HUNDRED}`} width="480" height="480" aria-hidden="true">
        <path className={styles.filled} d={drawDots(0, share)} />
        <path className={styles.filled} d={drawDots(share, HUNDRED)} />
        <path className={styles.hole} d={drawDots(share, HUNDRED)} />
      </svg>
      <div className={styles.caption}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.legend}>
          {(
            [
              [share, used],
              [HUNDRED - share, rest],
            ] as const
          ).map(
            ([count, meaning]) =>
              count > 0 && (
                <div key={meaning} className={styles.entry}>
                  <dt className={styles.count}>{count}</dt>
                  <dd>{meaning}</dd>
                </div>
              ),
          )}
        </dl>
        <p className="note from-tablet" aria-hidden="true">
          {lead}
        </p>
      </div>
      {more && (
        <p className={styles.more}>
          <MoreLink action={more} />
        </p>
      )}
    </div>
  );
}
