import { getWords } from '@/lib/content';
import { choosePlural } from '@/lib/language/fill';

import styles from './Rating.module.scss';

const PITCH = 20;
const RADIUS = 8.4;
const MOST = 5;

/** Five dots in a row. */
const Dots = () => (
  <>
    {Array.from({ length: MOST }, (_, index) => (
      <circle key={index} cx={(index + 0.5) * PITCH} cy={PITCH / 2} r={RADIUS} />
    ))}
  </>
);

type RatingProps = {
  readonly value: number;
  readonly reviews?: number | undefined;
};

/** A rating as five partially filled dots, and as text. */
export function Rating({ value, reviews }: RatingProps) {
  const words = getWords('site');

  return (
    <p className={`note ${styles.rating}`}>
      <svg
        className={styles.dots}
        viewBox={`0 0 ${MOST * PITCH} ${PITCH}`}
        width={MOST * PITCH}
        height={PITCH}
        aria-hidden="true"
      >
        <Dots />
        {/* The nested svg clips its content, so that the last dot is partially filled. */}
        <svg className={styles.filled} width={value * PITCH} height={PITCH}>
          <Dots />
        </svg>
      </svg>
      <span>
        <b className={styles.value}>{value.toFixed(1)}</b> {words.outOfFive}
        {reviews !== undefined && `, ${choosePlural(words.reviews, reviews)}`}
      </span>
    </p>
  );
}
