import type { ReactNode } from 'react';

import { Portrait } from '@/components/sections/Portrait';
import { ActionLink } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Cluster } from '@/components/ui/Layout';
import { Picture } from '@/components/ui/Picture';
import { Lead } from '@/components/ui/Lead';
import { getContent, getWords, keepOnEnglishPages } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';
import { computeDeliveryCharge, getMaker, type Piece } from '@/lib/content/pieces';
import { fill } from '@/lib/language/fill';
import { getFormats } from '@/lib/language/format';

import styles from './PieceHero.module.scss';

type PieceHeroProps = {
  readonly piece: Piece;
  /** Facts, below the links. */
  readonly children: ReactNode;
};

/** The hero of a piece: the whole piece in use, its name, price, maker and store link. */
export function PieceHero({ piece, children }: PieceHeroProps) {
  const { constants } = getContent();
  const words = getWords('piece');
  const { rupees } = getFormats();
  const { id, name: maker, town, hub } = getMaker(piece);
  const charge = computeDeliveryCharge(piece.price, constants);
  const tamil = hub && keepOnEnglishPages(hub.tamil);

  return (
    <section className={styles.hero} data-surface="tag">
      <div className={styles.title}>
        <p className={`accent ${styles.craft}`}>
          {hub?.craft} {tamil && <span lang="ta">{tamil}</span>}
        </p>
        <h1>{piece.name}</h1>
        <p className={styles.price}>{rupees(piece.price)}</p>
      </div>
      <div className={styles.plate}>
        <Picture name={piece.plate ?? piece.picture} slot="portrait" loading="eager" transition={`piece-${piece.id}`} />
      </div>
      <div className={styles.words}>
        <div className={styles.maker}>
          <div className={`${styles.portrait} no-print`}>
            <Portrait id={id} slot="archThumb" decorative />
          </div>
          <p>{fill(words.madeBy, { maker, town })}</p>
        </div>
        <ButtonRow
          actions={[
            resolveAction({ label: words.buy, external: 'store', item: piece.product }),
            resolveAction({ label: fill(words.gift, { count: piece.giftFrom }), path: '/b2b' }),
          ]}
        />
        <Lead>{piece.summary}</Lead>
        <div className={`note ${styles.delivery}`}>
          <p>{charge === 0 ? words.delivery.free : fill(words.delivery.paid, { charge: rupees(charge) })}</p>
          <Cluster className="no-print">
            {words.policies.map((action) => (
              <ActionLink key={action.href} className="tap-target" action={action} />
            ))}
          </Cluster>
        </div>
        {children}
      </div>
    </section>
  );
}
