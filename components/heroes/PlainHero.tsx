import { Kolam } from '@/components/drawing/Kolam';
import { kolams } from '@/lib/drawing/kolam';

import { HeroText, type HeroContent } from './HeroText';
import styles from './PlainHero.module.scss';

/** A hero without a picture, on indigo with a kolam, for reference pages such as a closed role or the sitemap. */
export function PlainHero(content: HeroContent) {
  return (
    <section className={styles.hero} data-surface="indigo">
      <div className={`wrap ${styles.content}`}>
        <HeroText {...content} />
        <Kolam rows={kolams.small} className={`${styles.kolam} from-desktop no-print`} />
      </div>
    </section>
  );
}
