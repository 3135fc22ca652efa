import { PriceDots, PriceKey, RUPEES_A_DOT } from '@/components/figures/PriceDots';
import type { Action } from '@/components/ui/ActionLink';
import { Split, Stack } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import type { Piece } from '@/lib/content/pieces';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './PricePoster.module.scss';

type PricePosterProps = {
  readonly piece: Piece;
  readonly more?: Action | undefined;
};

/** The maker's share of a price as a poster: one dot is ten rupees. Nothing if the parts of the price are unknown. */
export function PricePoster({ piece: { price, parts }, more }: PricePosterProps) {
  const { price: words } = getContent().words.piece;
  const { rupees } = getFormats();
  const share = parts?.[0]?.rupees;
  if (parts === undefined || share === undefined) return null;

  return (
    <Section surface="turmeric">
      <h2 className={styles.title}>{fill(words.title, { share: rupees(share), price: rupees(price) })}</h2>
      <Split align="center">
        <Stack>
          <p className="no-print">{fill(words.lead, { dot: rupees(RUPEES_A_DOT) })}</p>
          <PriceKey parts={parts} rupees={rupees} />
          {more && (
            <div>
              <MoreLink action={more} />
            </div>
          )}
        </Stack>
        <div className="no-print">
          <PriceDots parts={parts} />
        </div>
      </Split>
    </Section>
  );
}
