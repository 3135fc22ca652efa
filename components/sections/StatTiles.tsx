import numberStyles from '@/components/ui/Number.module.scss';

import styles from './StatTiles.module.scss';

export type StatTile = { readonly value: string; readonly label: string; readonly description?: string };

type StatTilesProps = {
  /** What the tiles are, for those who listen: their numbers have no heading. */
  readonly label: string;
  readonly tiles: readonly StatTile[];
};

/** Up to four numbers under the fringe of a cloth. */
export function StatTiles({ label, tiles }: StatTilesProps) {
  return (
    <section aria-label={label} className={styles.section}>
      <dl className={`wrap ${styles.tiles}`}>
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
