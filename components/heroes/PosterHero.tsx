import clsx from 'clsx';
import type { ReactNode } from 'react';

import { Picture } from '@/components/ui/Picture';
import type { Surface } from '@/components/ui/Section';
import type { PictureName } from '@/lib/pictures';
import type { HubTheme } from '@/lib/theme';

import { HeroText, type HeroContent } from './HeroText';
import styles from './PosterHero.module.scss';

type PosterHeroProps = HeroContent & {
  readonly surface?: Surface;
  /** The hub whose colours the surface `hub` has, on a page that is no hub's. */
  readonly theme?: HubTheme | undefined;
  readonly picture?: PictureName | undefined;
  /** What is seen first in place of a picture: dots that count, a line, portraits. */
  readonly art?: ReactNode;
  /** Where the picture is on a desktop. `full` has it across the page, with the words below. On a phone it is above the words. */
  readonly side?: 'right' | 'left' | 'full';
  /** `whole` shows the picture uncropped on the surface: cut-out figures. */
  readonly fit?: 'cover' | 'whole';
  /** Right of the words of a `full` poster: a kolam with what it counts. */
  readonly beside?: ReactNode;
  /** What the picture is called when pages change. */
  readonly transition?: string | undefined;
};

/** The poster of a page: one thing to see as large as the first screen allows, one line, one step. */
export function PosterHero(props: PosterHeroProps) {
  const {
    surface = 'paper',
    theme,
    picture,
    art,
    side = 'right',
    fit = 'cover',
    beside,
    transition,
    ...content
  } = props;

  return (
    <section
      className={clsx(styles.poster, styles[side], content.figure && styles.figured)}
      data-figure={content.figure?.length}
      data-surface={surface}
      data-theme={theme}
    >
      {(picture ?? art) && (
        <div className={clsx(styles.scene, picture ? styles[fit] : styles.art)}>
          {picture && <Picture name={picture} slot="bleed" loading="eager" transition={transition} />}
          {art}
        </div>
      )}
      <div className={clsx(styles.words, beside !== undefined && styles.shared)}>
        <HeroText {...content} />
        {beside}
      </div>
    </section>
  );
}
