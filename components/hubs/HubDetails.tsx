import { PieceLinks } from '@/components/sections/PieceLinks';
import { AsWritten } from '@/components/ui/AsWritten';
import { Fold } from '@/components/ui/Fold';
import { MarkedList } from '@/components/ui/MarkedList';
import { Picture } from '@/components/ui/Picture';
import { getWords } from '@/lib/content/words';
import { getCurrentLanguage } from '@/lib/language/current-language';
import type { Hub } from '@/lib/content/hubs';
import { getPagePath } from '@/lib/content/links';
import { getMaker, listHubPieces } from '@/lib/content/pieces';
import { getFormats } from '@/lib/language/format';

import styles from './HubDetails.module.scss';

type HubDetailsProps = { readonly hub: Hub };

/** The products and facilities of a hub. */
export function HubDetails({ hub }: HubDetailsProps) {
  const { features, products } = getWords('hub');
  const { pictures = [] } = hub;
  const { rupees } = getFormats();
  const pieces = listHubPieces(hub.id, getCurrentLanguage());

  return (
    <section className={`wrap ${styles.made}`}>
      <div>
        <h2 className={`subheading ${styles.title}`}>{products[hub.status]}</h2>
        {pictures.length > 0 && (
          <ul className={styles.pieces} role="list">
            {pictures.map(({ picture, caption }) => {
              const piece = pieces.find((one) => one.picture === picture);
              return (
                <li key={picture} className={styles.piece}>
                  <Picture name={picture} slot="square" decorative />
                  <div className={styles.caption}>
                    {piece && (
                      <>
                        <h3>
                          <a href={getPagePath(`/piece/${piece.id}`)}>{piece.name}</a>
                        </h3>
                        <p className={styles.price}>{rupees(piece.price)}</p>
                        <p>
                          <AsWritten>{getMaker(piece).name}</AsWritten>
                        </p>
                      </>
                    )}
                    <p className="muted">{caption}</p>
                  </div>
                </li>
              );
            })}
          </ul>
        )}
        <MarkedList items={hub.products} kind="words" />
        <PieceLinks pieces={pieces.filter((piece) => !pictures.some(({ picture }) => picture === piece.picture))} />
      </div>
      <div>
        <Fold summaryIs="heading" summary={<h2 className={`subheading ${styles.title}`}>{features[hub.status]}</h2>}>
          <MarkedList items={hub.features} />
        </Fold>
      </div>
    </section>
  );
}
