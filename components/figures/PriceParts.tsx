import { currentLanguage } from '@/lib/current-language';
import type { Piece } from '@/lib/pieces';
import { formatsOf } from '@/lib/text/format';

import { DotField } from './DotField';
import styles from './PriceParts.module.scss';

/** What one dot is worth, in rupees. */
export const RUPEES_A_DOT = 10;

type PricePartsProps = { readonly parts: NonNullable<Piece['parts']> };

/** Who gets how much of a price, in rupees and in dots. */
export function PriceParts({ parts }: PricePartsProps) {
  const { rupees } = formatsOf(currentLanguage());
  return (
    <dl>
      {parts.map((part) => (
        <div key={part.label} className={styles.part}>
          <dt>{part.label}</dt>
          <dd>{rupees(part.rupees)}</dd>
          <DotField count={Math.round(part.rupees / RUPEES_A_DOT)} className={styles.dots} />
        </div>
      ))}
    </dl>
  );
}
