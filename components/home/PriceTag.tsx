import { PriceParts, RUPEES_A_DOT } from '@/components/figures/PriceParts';
import { currentLanguage } from '@/lib/current-language';
import type { Piece } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './PriceTag.module.scss';

type PriceTagProps = {
  readonly piece: Piece;
  /** Over the dots: the price, and what a dot is worth. */
  readonly lead: string;
};

/** A paper tag on the thread that shows who gets how much of a price, dot by dot. */
export function PriceTag({ piece: { price, parts = [] }, lead }: PriceTagProps) {
  const { rupees } = formatsOf(currentLanguage());

  return (
    <div className={styles.tied}>
      <div className={styles.tag} data-surface="tag">
        <p>{fill(lead, { price: rupees(price), dot: rupees(RUPEES_A_DOT) })}</p>
        <PriceParts parts={parts} />
      </div>
    </div>
  );
}
