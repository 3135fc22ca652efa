import clsx from 'clsx';

import { Icon } from '@/components/ui/Icon';
import type { IconName } from '@/lib/drawing/icons';

import styles from './FigureRow.module.scss';
import { FigureSource } from './FigureSource';

export type FigureTile = {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: IconName | undefined;
  /**
   * The name of the published figure, for a link to its explanation; undefined for numbers that the page counts itself.
   */
  readonly figure?: string | undefined;
};

export type FigureRowProps = {
  readonly tiles: readonly FigureTile[];
  readonly className?: string | undefined;
};

/** The longest number that fits at full size, such as '50,00,000+'. */
const FULL_SIZE_LENGTH = 10;
/** The longest number that stays large in a narrow tile, such as '5000+'. */
const SHORT_LENGTH = 5;

/** A row of numbers, each with a label, a description and a link to its explanation. */
export function FigureRow({ tiles, className }: FigureRowProps) {
  const longest = Math.max(...tiles.map(({ value }) => value.length));
  const isLong = longest > FULL_SIZE_LENGTH;
  const isShort = longest <= SHORT_LENGTH;

  return (
    <dl className={clsx(styles.tiles, isLong && styles.long, isShort && styles.short, className)}>
      {tiles.map(({ value, label, description, icon, figure }) => (
        <div key={label} className={styles.tile}>
          <dt className={styles.label}>
            {icon && <Icon name={icon} className={styles.icon} />}
            {label}
          </dt>
          <dd className={styles.value}>
            {value} {figure && <FigureSource figure={figure} />}
          </dd>
          {description && <dd className={styles.description}>{description}</dd>}
        </div>
      ))}
    </dl>
  );
}
