import type { Piece } from '@/lib/content/pieces';

import styles from './PriceDots.module.scss';

/** The value of one dot in rupees. */
export const RUPEES_A_DOT = 10;

/** Rows of ten show their number at a glance. */
const DOTS_A_ROW = 10;

/** Dot styles, in order of the price's parts: the maker's share is filled, others are rings. */
const dotStyles = ['filled', 'ring', 'thick', 'dotted', 'small'] as const;
const getDotStyle = (part: number) => dotStyles[Math.min(part, dotStyles.length - 1)];

type PriceDotsProps = { readonly parts: NonNullable<Piece['parts']> };

/** The dots of each part. They add up to the price: the parts with the largest remainders are rounded up. */
function countDots(parts: PriceDotsProps['parts']): readonly number[] {
  const counts = parts.map(({ rupees }) => Math.floor(rupees / RUPEES_A_DOT));
  const remainders = parts.map(({ rupees }) => rupees % RUPEES_A_DOT);
  const missing = Math.round(remainders.reduce((sum, rupees) => sum + rupees, 0) / RUPEES_A_DOT);
  const roundedUp = [...remainders.keys()]
    .toSorted((one, other) => (remainders[other] ?? 0) - (remainders[one] ?? 0))
    .slice(0, missing);
  return counts.map((count, part) => (roundedUp.includes(part) ? count + 1 : count));
}

/** A price as dots, with a dot style for each part. The key next to it has the same information as text. */
export function PriceDots({ parts }: PriceDotsProps) {
  const dots = countDots(parts).flatMap((count, part) => Array.from({ length: count }, () => getDotStyle(part)));
  const rows = Math.ceil(dots.length / DOTS_A_ROW);

  return (
    <svg
      className={styles.dots}
      viewBox={`0 0 ${DOTS_A_ROW} ${rows}`}
      width={DOTS_A_ROW}
      height={rows}
      aria-hidden="true"
    >
      {dots.map((dotStyle, index) => (
        <circle
          // The order never changes, so the index is a stable key.
          key={index}
          cx={(index % DOTS_A_ROW) + 0.5}
          cy={Math.floor(index / DOTS_A_ROW) + 0.5}
          r="0.4"
          data-look={dotStyle}
        />
      ))}
    </svg>
  );
}

type PriceKeyProps = PriceDotsProps & {
  /** Formats an amount in the page's language. */
  readonly rupees: (value: number) => string;
};

/** The key to a price's dots: each part with its dot style. */
export function PriceKey({ parts, rupees }: PriceKeyProps) {
  return (
    <dl className={styles.key}>
      {parts.map((part, index) => (
        <div key={part.label} className={styles.part}>
          <dt>
            <svg className={styles.dots} viewBox="0 0 1 1" width="18" height="18" aria-hidden="true">
              <circle cx="0.5" cy="0.5" r="0.4" data-look={getDotStyle(index)} />
            </svg>
            {part.label}
          </dt>
          <dd>{rupees(part.rupees)}</dd>
        </div>
      ))}
    </dl>
  );
}
