import type { ReactNode } from 'react';

import { PriceDots, RUPEES_A_DOT } from '@/components/figures/PriceDots';
import type { Action } from '@/components/ui/ActionLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { getWords } from '@/lib/content';
import type { Piece } from '@/lib/content/pieces';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './PricePoster.module.scss';

type PricePosterProps = {
  readonly piece: Piece;
  readonly more?: Action | undefined;
  readonly decoration?: ReactNode;
};

/** The maker's share of a price as a poster: one dot is ten rupees. Nothing if the parts of the price are unknown. */
export function PricePoster({ piece: { price, parts }, more, decoration }: PricePosterProps) {
  const { price: words } = getWords('piece');
  const { rupees } = getFormats();
  const share = parts?.[0]?.rupees;
  if (parts === undefined || share === undefined) return null;

  return (
    <section className={styles.poster} data-surface="turmeric">
      {decoration}
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.words}>
          <h2 className={styles.title}>{fill(words.title, { share: rupees(share), price: rupees(price) })}</h2>
          <p className="no-print" aria-hidden="true">
            {fill(words.lead, { dot: rupees(RUPEES_A_DOT) })}
          </p>
        </div>
        <div>
          <PriceDots parts={parts} rupees={rupees} />
          {more && (
            <p className={styles.more}>
              <MoreLink action={more} />
            </p>
          )}
        </div>
      </div>
    </section>
  );
}
