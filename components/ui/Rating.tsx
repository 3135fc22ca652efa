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
  /** The text after the number: 'out of 5, 41 reviews' (lib/content/rating.ts). */
  readonly label: string;
};

/** A rating as five partially filled dots, and as text. */
export function Rating({ value, label }: RatingProps) {
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
        <b className={styles.value}>{value.toFixed(1)}</b> {label}
      </span>
    </p>
  );
}
