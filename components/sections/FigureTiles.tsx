import clsx from 'clsx';

import numberStyles from '@/components/ui/Number.module.scss';
import { type Ground, Section } from '@/components/ui/Section';
import type { Language } from '@/lib/languages';

import { FigureSource } from './FigureSource';
import styles from './FigureTiles.module.scss';

export type FigureTile = {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  /** The published figure whose line in the register says what it counts; none where the page counts by itself. */
  readonly figure?: string | undefined;
};

type FigureTilesProps = {
  /** What the tiles are, for those who listen, where no heading says it. */
  readonly label?: string;
  readonly title?: string;
  readonly lead?: string;
  readonly ground?: Ground;
  readonly tiles: readonly FigureTile[];
  readonly language: Language;
};

/** '50,00,000+' fits beside its neighbours at full size; a longer number does not. */
const FULL_SIZE_LENGTH = 10;
/** '5000+' stays large in a narrow tile. */
const SHORT_LENGTH = 5;

/** Numbers in a row, each with what it means here and the way to what it counts. */
export function FigureTiles({ label, title, lead, ground, tiles, language }: FigureTilesProps) {
  const longest = Math.max(...tiles.map(({ value }) => value.length));
  const isLong = longest > FULL_SIZE_LENGTH;
  const isShort = longest <= SHORT_LENGTH;

  return (
    <Section ground={ground} title={title} lead={lead} label={label} className={clsx(!title && styles.bare)}>
      <dl className={clsx(styles.tiles, isLong && styles.long, isShort && styles.short)}>
        {tiles.map(({ value, label: name, description, figure }) => (
          <div key={name} className={styles.tile}>
            <dt className={styles.label}>{name}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>
              {value} {figure && <FigureSource figure={figure} language={language} />}
            </dd>
            {description && <dd className={styles.description}>{description}</dd>}
          </div>
        ))}
      </dl>
    </Section>
  );
}
