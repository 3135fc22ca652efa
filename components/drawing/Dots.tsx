import styles from './Dots.module.scss';

type DotsProps = {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
};

/** Many dots as one SVG element: lines of zero length with round caps. */
export const Dots = ({ at, radius }: DotsProps) => (
  <path className={styles.dots} strokeWidth={2 * radius} d={at.map(([x, y]) => `M${x} ${y}h0`).join('')} />
);
