import clsx from 'clsx';

import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './CoverHero.module.scss';
import { HeroText, type HeroContent } from './HeroText';

type CoverHeroProps = HeroContent & {
  /** A scene set into the cloth beside the label. */
  readonly picture?: PictureName;
};

/** The words on a paper label on red cloth, as on a book: pages about figures and money. */
export function CoverHero({ picture, ...content }: CoverHeroProps) {
  return (
    <section className={styles.cover} data-surface="kaavi">
      <div className={clsx('wrap', picture && styles.beside)}>
        <div className={styles.label} data-surface="tag">
          <HeroText {...content} />
        </div>
        {picture && <Picture name={picture} slot="scene" loading="eager" />}
      </div>
    </section>
  );
}
