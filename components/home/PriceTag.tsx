import { currentLanguage } from '@/lib/current-language';
import type { Piece } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import { DotField } from '@/components/figures/DotField';
import styles from './PriceTag.module.scss';

/** One dot stands for so much of a price. */
export const RUPEES_A_DOT = 10;

type PriceTagProps = {
  readonly piece: Piece;
  /** Over the dots: the price, and what a dot stands for. */
  readonly lead: string;
};

/** A paper tag on the thread that shows who gets how much of a price, dot by dot. */
export function PriceTag({ piece: { price, parts = [] }, lead }: PriceTagProps) {
  const language = currentLanguage();
  const { rupees } = formatsOf(language);

  return (
    <div className={styles.tied}>
      <div className={styles.tag} data-surface="paper">
        <p>{fill(lead, { price: rupees(price), dot: rupees(RUPEES_A_DOT) })}</p>
        <dl>
          {parts.map((part) => (
            <div key={part.label} className={styles.part}>
              <dt>{part.label}</dt>
              <dd>{rupees(part.rupees)}</dd>
              <DotField count={Math.round(part.rupees / RUPEES_A_DOT)} className={styles.dots} />
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
