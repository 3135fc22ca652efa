import type { Action } from '@/components/ui/ActionLink';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { Chain } from '@/components/ui/Chain';
import { Kolam } from '@/components/ui/Kolam';
import { Lead } from '@/components/ui/Lead';
import type { Ground } from '@/components/ui/Section';

import styles from './DoorHero.module.scss';

export type DoorHeroContent = {
  readonly title: string;
  readonly lead: string;
  readonly actions: readonly Action[];
};

type DoorHeroProps = DoorHeroContent & {
  readonly ground?: Extract<Ground, 'kaavi' | 'indigo'>;
};

/** The threshold in short: a strong ground with a whole kolam beside the words. */
export function DoorHero({ title, lead, actions, ground = 'kaavi' }: DoorHeroProps) {
  return (
    <>
      <section className={styles.hero} data-ground={ground}>
        <div className={`wrap ${styles.words}`}>
          <h1 className={styles.title}>{title}</h1>
          <Lead className={styles.lead}>{lead}</Lead>
          <ButtonRow actions={actions} />
        </div>
        {/* After the words, though it stands beside them: a page that comes in pieces paints it where it stays. */}
        <Kolam size="medium" className={styles.kolam} />
      </section>
      <Chain />
    </>
  );
}
