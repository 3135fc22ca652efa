import type { ReactNode } from 'react';

import clsx from 'clsx';

import { Picture } from '@/components/ui/Picture';
import type { PictureName } from '@/lib/pictures';

import styles from './BannerHero.module.scss';
import { HeroText, type HeroContent } from './HeroText';

type BannerHeroProps = HeroContent & {
  readonly picture: PictureName;
  /** The surface of the words: the hub's own, or indigo where the page belongs to no hub. */
  readonly surface?: 'hub' | 'indigo';
  /** Whether a phone has the whole picture, and not a strip of it. */
  readonly whole?: boolean;
  /** What is right of the words: a kolam with what it counts. */
  readonly beside?: ReactNode;
  /** What the picture is called when pages change. */
  readonly transition?: string | undefined;
};

/** A picture across the page, then the words on a surface in the hub's colours. */
export function BannerHero(props: BannerHeroProps) {
  const { picture, surface = 'hub', whole = false, beside, transition, ...content } = props;

  return (
    <section data-surface={surface}>
      <div className={clsx(styles.scene, whole && styles.whole)}>
        <Picture name={picture} slot="bleed" loading="eager" transition={transition} />
      </div>
      <div className={clsx('wrap', styles.words, beside !== undefined && styles.beside)}>
        <HeroText {...content} />
        {beside}
      </div>
    </section>
  );
}
