import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Chain } from '@/components/ui/Chain';
import { Kolam } from '@/components/ui/Kolam';
import { Lead } from '@/components/ui/Lead';

import styles from './DoorHero.module.scss';

export type DoorHeroContent = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
};

/** The threshold in short: red oxide with a whole kolam beside the words. */
export function DoorHero({ title, lead, actions }: DoorHeroContent) {
  return (
    <>
      <section className={styles.hero} data-ground="kaavi">
        <Kolam size="medium" className={styles.kolam} />
        <div className={`wrap ${styles.words}`}>
          <h1 className={styles.title}>{title}</h1>
          <Lead className={styles.lead}>{lead}</Lead>
          <ButtonRow actions={actions} />
        </div>
      </section>
      <Chain />
    </>
  );
}
