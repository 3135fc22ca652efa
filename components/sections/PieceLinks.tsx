import { MoreLink } from '@/components/ui/MoreLink';
import { contentIn } from '@/lib/content';
import { actionTo } from '@/lib/links';
import { makerOf, type Piece } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './PieceLinks.module.scss';

type PieceLinksProps = { readonly pieces: readonly Piece[] };

/** Links to pieces with maker and price; nothing if there are none. */
export function PieceLinks({ pieces }: PieceLinksProps) {
  const { made } = contentIn().piece;
  const { rupees } = formatsOf();
  if (pieces.length === 0) return null;
  return (
    <ul className={styles.links} role="list">
      {pieces.map((piece) => {
        const { name: maker } = makerOf(piece);
        const label = fill(made, { name: piece.name, maker, price: rupees(piece.price) });
        return (
          <li key={piece.id}>
            <MoreLink action={actionTo({ label, path: `/piece/${piece.id}` })} />
          </li>
        );
      })}
    </ul>
  );
}
