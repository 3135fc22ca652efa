import clsx from 'clsx';

import { Kolam } from '@/components/drawing/Kolam';
import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import { HeroText, type HeroContent } from './HeroText';
import styles from './PlainHero.module.scss';

type PlainHeroProps = HeroContent & {
  /** A drawing in place of the kolam: at the right on a desk, a strip above the words on a phone. */
  readonly picture?: PictureName | undefined;
};

/** Words on indigo, for pages that are read or looked up: policies, questions, events, the site map. */
export function PlainHero({ picture, ...content }: PlainHeroProps) {
  return (
    <section className={clsx(styles.hero, picture && styles.pictured)} data-surface="indigo">
      {picture && (
        <div className={clsx(styles.plate, 'no-print')}>
          <Picture name={picture} slot="bleed" loading="eager" />
        </div>
      )}
      <div className={`wrap ${styles.content}`}>
        <HeroText {...content} />
        {!picture && <Kolam size="small" className={styles.kolam} />}
      </div>
    </section>
  );
}
