import { MoreLink } from '@/components/ui/MoreLink';
import { getWords } from '@/lib/content/words';
import { resolveAction } from '@/lib/content/links';
import { getMaker, type Piece } from '@/lib/content/pieces';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './PieceLinks.module.scss';

/** A piece in one line: name, maker and price. */
const formatPieceLine = (piece: Piece): string =>
  fill(getWords('piece').made, {
    name: piece.name,
    maker: getMaker(piece).name,
    price: getFormats().rupees(piece.price),
  });

type PieceLinksProps = { readonly pieces: readonly Piece[] };

/** Links to pieces with maker and price; nothing if there are none. */
export function PieceLinks({ pieces }: PieceLinksProps) {
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.links} role="list">
      {pieces.map((piece) => (
        <li key={piece.id}>
          <MoreLink action={resolveAction({ label: formatPieceLine(piece), path: `/piece/${piece.id}` })} />
        </li>
      ))}
    </ul>
  );
}
