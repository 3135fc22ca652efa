import numberStyles from '@/components/ui/Number.module.scss';
import { Section } from '@/components/ui/Section';
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
};

const HUNDRED = 100;
const ROW = 20;
const PITCH = 10;

/** A share of a hundred as dots: filled for what it counts, hollow for the rest. */
export function ShareDots({ title, lead, value, used, rest }: ShareDotsProps) {
  const share = figureNumber(value);
  const dots = Array.from({ length: HUNDRED }, (_, index) => ({
    x: (index % ROW) * PITCH + PITCH / 2,
    y: Math.floor(index / ROW) * PITCH + PITCH / 2,
    isFilled: index < share,
  }));

  return (
    <Section ground="indigo" title={title} lead={lead}>
      <svg className={styles.dots} viewBox={`0 0 ${ROW * PITCH} ${(HUNDRED / ROW) * PITCH}`} aria-hidden="true">
        {dots.map(({ x, y, isFilled }) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={3.2} className={isFilled ? styles.filled : styles.hollow} />
        ))}
      </svg>
      <dl className={styles.legend}>
        {[
          [share, used],
          [HUNDRED - share, rest],
        ].map(([count, meaning]) => (
          <div key={meaning} className={styles.entry}>
            <dt className={`${numberStyles.number} ${styles.count}`}>{count}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
