import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { figureNumber } from '@/lib/dots';

import styles from './ShareDots.module.scss';

type ShareDotsProps = {
  readonly title: string;
  readonly lead: string;
  /** In per cent: '95%'. */
  readonly value: string;
  /** What the share is for, and what the rest is for; each follows its number. */
  readonly used: string;
  readonly rest: string;
  readonly more?: Action | undefined;
};

const HUNDRED = 100;
const ROW = 10;

/** Places from one number to another of a hundred, in rows of ten, as lines without length: their round ends are dots. */
const dots = (from: number, to: number): string =>
  Array.from({ length: to - from }, (_, index) => from + index)
    .map((place) => `M${(place % ROW) * ROW + ROW / 2} ${Math.floor(place / ROW) * ROW + ROW / 2}h0`)
    .join('');

/** A share of a hundred as dots: filled for what it counts, hollow for the rest. */
export function ShareDots({ title, lead, value, used, rest, more }: ShareDotsProps) {
  const share = figureNumber(value);

  return (
    <div className={styles.share}>
      <svg className={styles.dots} viewBox={`0 0 ${HUNDRED} ${HUNDRED}`} width="480" height="480" aria-hidden="true">
        <path className={styles.filled} d={dots(0, share)} />
        <path className={styles.filled} d={dots(share, HUNDRED)} />
        <path className={styles.hole} d={dots(share, HUNDRED)} />
      </svg>
      <div className={styles.caption}>
        <p className={styles.title}>{title}</p>
        <dl className={styles.legend}>
          {[
            [share, used],
            [HUNDRED - share, rest],
          ].map(([count, meaning]) => (
            <div key={meaning} className={styles.entry}>
              <dt className={styles.count}>{count}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.lead}>{lead}</p>
      </div>
      {more && (
        <p className={styles.more}>
          <MoreLink action={more} />
        </p>
      )}
    </div>
  );
}
