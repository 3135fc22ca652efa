import clsx from 'clsx';

import numberStyles from '@/components/ui/Number.module.scss';

import styles from './StatTiles.module.scss';

export type StatTile = { readonly value: string; readonly label: string; readonly description?: string };

type StatTilesProps = {
  /** What the tiles are, for those who listen: their numbers have no heading. */
  readonly label: string;
  readonly tiles: readonly StatTile[];
};

/** '50,00,000+' fits beside its neighbours at full size; a longer number does not. */
const FULL_SIZE_LENGTH = 10;

/** Up to four numbers under the fringe of a cloth. */
export function StatTiles({ label, tiles }: StatTilesProps) {
  const isLong = tiles.some(({ value }) => value.length > FULL_SIZE_LENGTH);

  return (
    <section aria-label={label} className={styles.section}>
      <dl className={clsx('wrap', styles.tiles, isLong && styles.long)}>
        {tiles.map((tile) => (
          <div key={tile.label} className={styles.tile}>
            <dt className={styles.label}>{tile.label}</dt>
            <dd className={`${numberStyles.number} ${styles.value}`}>{tile.value}</dd>
            {tile.description && <dd className={styles.description}>{tile.description}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
