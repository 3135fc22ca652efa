import { Fragment } from 'react';

import { Portrait } from '@/components/sections/Portrait';
import { ActionLink } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Lead } from '@/components/ui/Lead';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { besideEnglish } from '@/lib/languages';
import { actionTo } from '@/lib/links';
import { deliveryCharge, makerOf, type Piece } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';
import { formatsOf } from '@/lib/text/format';

import styles from './PieceHero.module.scss';

type PieceHeroProps = { readonly piece: Piece };

/** A piece, large, and what decides: its name, its price, who makes it, the way to buy it. */
export function PieceHero({ piece }: PieceHeroProps) {
  const language = currentLanguage();
  const { piece: words, constants } = contentIn(language);
  const { rupees } = formatsOf(language);
  const { id, name: maker, town, hub } = makerOf(piece, language);
  const charge = deliveryCharge(piece.price, constants);
  const tamil = hub && besideEnglish(hub.tamil, language);

  return (
    <section className={styles.hero} data-surface="soft">
      <div className={`wrap ${styles.split}`}>
        <figure className={styles.picture}>
          <Picture name={piece.picture} slot="full" loading="eager" />
        </figure>
        <div className={styles.words}>
          <p className={styles.craft}>
            {hub?.craft} {tamil && <span lang="ta">{tamil}</span>}
          </p>
          <h1>{piece.name}</h1>
          <p className={styles.price}>{fill(words.from, { price: rupees(piece.price) })}</p>
          <Lead>{piece.summary}</Lead>
          <p className={styles.maker}>
            <span className={styles.face}>
              <Portrait id={id} loading="eager" />
            </span>
            <span>{fill(words.madeBy, { maker, town })}</span>
          </p>
          <ButtonRow
            actions={[
              actionTo({ label: words.buy, external: 'store', item: piece.product }, language),
              actionTo({ label: fill(words.gift, { count: piece.giftFrom }), path: '/b2b' }, language),
            ]}
          />
          <p className={styles.delivery}>
            {charge === 0 ? words.delivery.free : fill(words.delivery.paid, { charge: rupees(charge) })}
            {words.policies.map((action) => (
              <Fragment key={action.href}>
                {' '}
                <ActionLink action={action} />
              </Fragment>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
