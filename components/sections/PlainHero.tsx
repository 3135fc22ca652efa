import type { ReactNode } from 'react';

import { Kolam } from '@/components/ui/Kolam';
import { Lead } from '@/components/ui/Lead';
import type { KolamSize } from '@/lib/drawing/kolams';

import styles from './PlainHero.module.scss';

type PlainHeroProps = {
  readonly title: string;
  readonly lead: ReactNode;
  /** The kolam at the right from 30rem up; none on policies. */
  readonly kolam?: KolamSize | undefined;
  /** What follows the lead: actions, a date. */
  readonly children?: ReactNode;
};

/** Heading and lead on plaster. */
export function PlainHero({ title, lead, kolam, children }: PlainHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={`wrap ${kolam ? styles.beside : ''}`}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <Lead className={styles.lead}>{lead}</Lead>
          {children}
        </div>
        {kolam && <Kolam size={kolam} className={styles.kolam} />}
      </div>
    </section>
  );
}
