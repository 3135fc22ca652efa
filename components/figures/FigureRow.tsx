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
  /** The published figure whose line in the register says what it counts; none where the page counts by itself. */
  readonly figure?: string | undefined;
};

export type FigureRowProps = {
  readonly tiles: readonly FigureTile[];
  readonly className?: string | undefined;
};

/** '50,00,000+' fits beside its neighbours at full size; a longer number does not. */
const FULL_SIZE_LENGTH = 10;
/** '5000+' stays large in a narrow tile. */
const SHORT_LENGTH = 5;

/** Numbers in a row, each with what it means here and the way to what it counts. */
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
