import { MoreLink } from '@/components/ui/MoreLink';
import { getContent } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { getMaker, type Piece } from '@/lib/content/pieces';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './PieceLinks.module.scss';

type PieceLinksProps = { readonly pieces: readonly Piece[] };

/** Links to pieces with maker and price; nothing if there are none. */
export function PieceLinks({ pieces }: PieceLinksProps) {
  const { made } = getContent().piece;
  const { rupees } = getFormats();
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.links} role="list">
      {pieces.map((piece) => {
        const { name: maker } = getMaker(piece);
        const label = fill(made, { name: piece.name, maker, price: rupees(piece.price) });
        return (
          <li key={piece.id}>
            <MoreLink action={resolveAction({ label, path: `/piece/${piece.id}` })} />
          </li>
        );
      })}
    </ul>
  );
}
