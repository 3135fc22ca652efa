import { PieceLinks } from '@/components/sections/PieceLinks';
import { MarkedList } from '@/components/ui/MarkedList';
import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Hub } from '@/lib/content/hubs';
import { listHubPieces } from '@/lib/content/pieces';

import styles from './HubDetails.module.scss';

type HubDetailsProps = { readonly hub: Hub };

/** The products and facilities of a hub. */
export function HubDetails({ hub }: HubDetailsProps) {
  const { features, products } = getContent().hub;

  return (
    <section className={`wrap ${styles.made}`}>
      <div>
        <h2 className={styles.title}>{products[hub.status]}</h2>
        {hub.pictures && (
          <ul className={styles.pieces} role="list">
            {hub.pictures.map(({ picture, caption }) => (
              <li key={picture}>
                <Picture name={picture} slot="square" decorative />
                <p className={styles.caption}>{caption}</p>
              </li>
            ))}
          </ul>
        )}
        <MarkedList items={hub.products} kind="words" />
        <PieceLinks pieces={listHubPieces(hub.id, getCurrentLanguage())} />
      </div>
      <div>
        <h2 className={styles.title}>{features[hub.status]}</h2>
        <MarkedList items={hub.features} />
      </div>
    </section>
  );
}
