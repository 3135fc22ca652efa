import clsx from 'clsx';
import type { ReactNode } from 'react';

import type { Action } from '@/components/ui/ActionLink';
import { Icon } from '@/components/ui/Icon';
import { type Surface, Section } from '@/components/ui/Section';
import { isAboveZero } from '@/lib/content/figures';
import type { IconName } from '@/lib/drawing/icons';

import { FigureSource } from './FigureSource';
import styles from './FigureTiles.module.scss';

type FigureTile = {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly icon?: IconName | undefined;
  /**
   * The name of the published figure, for a link to its explanation; undefined for numbers that the page counts itself.
   */
  readonly figure?: string | undefined;
};

type FigureTilesProps = {
  /** The accessible name of the section, if it has no heading. */
  readonly label?: string;
  readonly title?: string;
  readonly lead?: string;
  readonly surface?: Surface;
  readonly more?: Action | undefined;
  readonly tiles: readonly FigureTile[];
  /** Content below the figures. */
  readonly children?: ReactNode;
};

/** The longest number that fits at full size, such as '50,00,000+'. */
const FULL_SIZE_LENGTH = 10;
/** The longest number that stays large in a narrow tile, such as '5000+'. */
const SHORT_LENGTH = 5;

/**
 * A section with a row of numbers above zero, each with a label, a description and a link to its explanation; nothing if
 * there are none.
 */
export function FigureTiles({ label: name, title, lead, surface, more, tiles: all, children }: FigureTilesProps) {
  const tiles = all.filter(isAboveZero);
  if (tiles.length === 0 && !children) return null;

  const longest = Math.max(...tiles.map(({ value }) => value.length));
  const isLong = longest > FULL_SIZE_LENGTH;
  const isShort = longest <= SHORT_LENGTH;

  return (
    <Section
      surface={surface}
      title={title}
      lead={lead}
      label={name}
      more={more}
      className={clsx(!title && styles.bare)}
    >
      {tiles.length > 0 && (
        <dl className={clsx(styles.tiles, isLong && styles.long, isShort && styles.short)}>
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
      )}
      {children}
    </Section>
  );
}
