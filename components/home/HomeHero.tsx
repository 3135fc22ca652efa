import type { ReactNode } from 'react';

import { ButtonRow } from '@/components/ui/ButtonLink';
import { Chain } from '@/components/drawing/Chain';
import { Kolam } from '@/components/drawing/Kolam';
import { Lead } from '@/components/ui/Lead';
import { TamilWord } from '@/components/drawing/Logo';
import type { Content } from '@/lib/content';

import styles from './HomeHero.module.scss';

type HomeHeroProps = Content['pages']['home']['hero'] &
  Pick<Content['enterprise'], 'tamilName'> & {
    /** What is for sale, below the words. */
    readonly children: ReactNode;
  };

/** The hero of Home: red oxide, a kolam at the right on wide screens, and the pieces on their plank. */
export function HomeHero({ gloss, title, lead, actions, tamilName, children }: HomeHeroProps) {
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
        </div>
        <Kolam size="large" className={styles.kolam} />
        {children}
      </section>
      <Chain />
    </div>
  );
}
