import styles from './Dots.module.scss';

type DotsProps = {
  readonly at: readonly (readonly [x: number, y: number])[];
  readonly radius: number;
};

/** Dots of a drawing as one element, however many they are: lines without length, of which round ends make dots. */
export const Dots = ({ at, radius }: DotsProps) => (
  <path className={styles.dots} strokeWidth={2 * radius} d={at.map(([x, y]) => `M${x} ${y}h0`).join('')} />
);
