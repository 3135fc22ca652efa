import { ButtonRow } from '@/components/ui/ButtonLink';
import { Chain } from '@/components/drawing/Chain';
import { Kolam } from '@/components/drawing/Kolam';
import { Lead } from '@/components/ui/Lead';
import { TamilWord } from '@/components/drawing/Logo';
import type { Content } from '@/lib/content';
import { pictureMarkup } from '@/lib/pictures';

import styles from './HomeHero.module.scss';

type HomeHeroProps = Content['pages']['home']['hero'] & Pick<Content['enterprise'], 'tamilName'>;

/** The doorstep of Home: red oxide, a kolam that bleeds off the right, goods standing on the chain. */
export function HomeHero({ gloss, title, lead, actions, goods, tamilName }: HomeHeroProps) {
  return (
    <div>
      <section className={styles.hero} data-surface="kaavi">
        <div className={`wrap ${styles.content}`}>
          <div>
            <p className={styles.gloss}>
              <TamilWord className={styles.word} label={tamilName} />
              {gloss}
            </p>
            <h1 className={styles.title}>{title}</h1>
            <Lead className={styles.lead}>{lead}</Lead>
            <ButtonRow actions={actions} className={styles.actions} />
          </div>
          <div className={`${styles.goods} no-print`}>
            <img src={pictureMarkup(goods, 'cutout').src} alt="" />
          </div>
        </div>
        <Kolam size="large" className={styles.kolam} />
      </section>
      <Chain />
    </div>
  );
}
