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
  /** The theme for the surface `hub`, on a page that does not belong to a hub. */
  readonly theme?: HubTheme | undefined;
  readonly picture?: PictureName | undefined;
  /** Another drawing for phones and tablets. */
  readonly phonePicture?: PictureName | undefined;
  /** Art in place of a picture: dots, a line drawing, portraits. */
  readonly art?: ReactNode;
  /**
   * The position of the picture on desktops; `full` is the full width, with the text below. On phones the picture is
   * above the text.
   */
  readonly side?: 'right' | 'left' | 'full';
  /** `whole` shows the picture uncropped, for cut-out figures. */
  readonly fit?: 'cover' | 'whole';
  /** A larger title, for short words. */
  readonly size?: 'large' | undefined;
  /** Content to the right of the text of a `full` poster, such as a kolam. */
  readonly beside?: ReactNode;
  /** The view transition name of the picture. */
  readonly transition?: string | undefined;
};

/** The hero of a page: one large picture, a title and one primary action within the first screen. */
export function PosterHero(props: PosterHeroProps) {
  const {
    surface = 'paper',
    theme,
    picture,
    phonePicture,
    art,
    side = 'right',
    fit = 'cover',
    beside,
    size,
    transition,
    ...content
  } = props;

  return (
    <section
      className={clsx(styles.poster, styles[side], content.figure && styles.figured, size && styles[size])}
      data-figure={content.figure?.length}
      data-surface={surface}
      data-theme={theme}
    >
      {picture && (
        <div className={clsx(styles.scene, styles[fit], phonePicture !== undefined && styles.phone)}>
          <Picture name={picture} phone={phonePicture} slot="bleed" loading="eager" transition={transition} />
        </div>
      )}
      <div className={clsx(styles.words, beside !== undefined && styles.shared)}>
        <HeroText {...content} />
        {beside}
      </div>
      {art && <div className={clsx(styles.scene, styles.art)}>{art}</div>}
    </section>
  );
}
