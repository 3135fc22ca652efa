import { mapSize, outline, placeNames } from '@/lib/drawing/tamil-nadu';
import type { Hub } from '@/lib/content/hubs';
import { getPagePath } from '@/lib/content/links';

import styles from './HubMap.module.scss';

type HubMapProps = { readonly hubs: readonly Hub[] };

/**
 * A map of Tamil Nadu with a linked dot per hub, for the pointer alone: the list next to it has the same links, and more
 * text.
 */
export function HubMap({ hubs }: HubMapProps) {
  const { width, height } = mapSize;

  return (
    <div aria-hidden="true">
      <svg className={styles.map} viewBox={`0 0 ${width} ${height}`} width={width} height={height} data-surface="palm">
        <path className={styles.land} d={outline} />
        {placeNames(hubs.map(({ location, ...hub }) => ({ ...hub, name: location }))).map(
          ({ id, theme, name, x, y, label }) => (
            <a key={id} className={styles.hub} href={getPagePath(`/hub/${id}`)} tabIndex={-1} data-theme={theme}>
              <circle cx={x} cy={y} r={8} />
              <text x={label.x} y={label.y} textAnchor={label.anchor}>
                {name}
              </text>
            </a>
          ),
        )}
      </svg>
    </div>
  );
}
