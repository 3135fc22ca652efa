import clsx from 'clsx';

import styles from './Icon.module.scss';
import { icons, type IconDrawing, type IconName } from './icons';

type IconProps = {
  readonly name: IconName;
  readonly className?: string | undefined;
};

/** A line drawing beside a word; it says nothing of its own to a screen reader. */
export function Icon({ name, className }: IconProps) {
  const { line, rings = [], dots = [] }: IconDrawing = icons[name];

  return (
    <svg className={clsx(styles.icon, className)} viewBox="0 0 24 24" aria-hidden="true">
      <path d={line} />
      {rings.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
      ))}
      {dots.map(([x, y, radius]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} className={styles.dot} />
      ))}
    </svg>
  );
}
