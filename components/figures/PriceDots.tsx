import type { Piece } from '@/lib/content/pieces';

import styles from './PriceDots.module.scss';

/** The value of one dot in rupees. */
export const RUPEES_A_DOT = 10;

/** Dot styles, in order of the price's parts: the maker's share is filled, others are rings. */
const dotStyles = ['filled', 'ring', 'thick', 'dotted', 'small'] as const;

type Parts = NonNullable<Piece['parts']>;

/** The dots of each part. They add up to the price: the parts with the largest remainders are rounded up. */
function countDots(parts: Parts): readonly number[] {
  const counts = parts.map(({ rupees }) => Math.floor(rupees / RUPEES_A_DOT));
  const remainders = parts.map(({ rupees }) => rupees % RUPEES_A_DOT);
  const missing = Math.round(remainders.reduce((sum, rupees) => sum + rupees, 0) / RUPEES_A_DOT);
  const roundedUp = [...remainders.keys()]
    .toSorted((one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0))
    .slice(0, missing);
  return counts.map((count, part) => (roundedUp.includes(part) ? count + 1 : count));
}

type DotsProps = { readonly count: number; readonly part: number };

function Dots({ count, part }: DotsProps) {
  return (
    <svg className={styles.dots} viewBox={`0 0 ${count} 1`} width={count * 18} height="18" aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <circle
          // The order never changes, so the index is a stable key.
          key={index}
          cx={index + 0.5}
          cy="0.5"
          r="0.4"
          data-look={dotStyles[Math.min(part, dotStyles.length - 1)]}
        />
      ))}
    </svg>
  );
}

type PriceDotsProps = {
  readonly parts: Parts;
  /** Formats an amount in the page's language. */
  readonly rupees: (value: number) => string;
};

/** The parts of a price, each with its amount and one dot for ten rupees. */
export function PriceDots({ parts, rupees }: PriceDotsProps) {
  const counts = countDots(parts);
  return (
    <dl className={styles.key}>
      {parts.map((part, index) => (
        <div key={part.label} className={styles.part}>
          <dt>{part.label}</dt>
          <dd className={styles.row}>
            <Dots count={counts[index] ?? 0} part={index} />
          </dd>
          <dd className={styles.amount}>{rupees(part.rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}
