import { AsWritten } from '@/components/ui/AsWritten';
import { Picture } from '@/components/ui/Picture';
import { getPagePath } from '@/lib/content/links';
import { getMaker, type Piece } from '@/lib/content/pieces';
import { getFormats } from '@/lib/language/format';
import type { PictureName } from '@/lib/pictures';

import styles from './PieceTiles.module.scss';

type Tile = { readonly picture: PictureName; readonly piece?: Piece | undefined; readonly caption?: string };

type PieceTilesProps = { readonly tiles: readonly Tile[]; readonly heading?: 'h2' | 'h3' };

/** Pieces as pictures with name, price and maker; nothing if there are none. */
export function PieceTiles({ tiles, heading: Name = 'h3' }: PieceTilesProps) {
  if (tiles.length === 0) return null;
  const { rupees } = getFormats();
  return (
    <ul className={styles.tiles} role="list">
      {tiles.map(({ picture, piece, caption }) => (
        <li key={picture} className={styles.tile}>
          <Picture name={picture} slot="square" decorative={piece !== undefined || caption !== undefined} />
          {piece && (
            <>
              <Name>
                <a href={getPagePath(`/piece/${piece.id}`)}>{piece.name}</a>
              </Name>
              <p>
                <b className={styles.price}>{rupees(piece.price)}</b>
              </p>
              <p>
                <AsWritten>{getMaker(piece).name}</AsWritten>
              </p>
            </>
          )}
          {caption && <p className={piece ? 'muted from-tablet' : 'muted'}>{caption}</p>}
        </li>
      ))}
    </ul>
  );
}
