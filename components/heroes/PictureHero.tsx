import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import { HeroText, type HeroContent } from './HeroText';
import styles from './PictureHero.module.scss';

type PictureHeroProps = HeroContent & {
  readonly picture: PictureName;
  /** What the picture is called when pages change. */
  readonly transition?: string | undefined;
};

/** A picture to the edge of the page, the words on paper beside or below it: stories, articles, gallery pages. */
export function PictureHero({ picture, transition, ...content }: PictureHeroProps) {
  return (
    <section className={styles.hero}>
      <div className={styles.plate}>
        <Picture name={picture} slot="bleed" loading="eager" transition={transition} />
      </div>
      <div className={styles.title} data-surface="paper">
        <HeroText {...content} />
      </div>
    </section>
  );
}
