import { Kolam } from '@/components/drawing/Kolam';

import { HeroText, type HeroContent } from './HeroText';
import styles from './PlainHero.module.scss';

/** Words on indigo beside a kolam, for pages that are read or looked up: a role that is closed, the site map. */
export function PlainHero(content: HeroContent) {
  return (
    <section className={styles.hero} data-surface="indigo">
      <div className={`wrap ${styles.content}`}>
        <HeroText {...content} />
        <Kolam size="small" className={styles.kolam} />
      </div>
    </section>
  );
}
