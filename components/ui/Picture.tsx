import clsx from 'clsx';
import { preload } from 'react-dom';

import { currentLanguage } from '@/lib/current-language';
import { pictureMarkup, type PictureName, type PictureSlot } from '@/lib/pictures';
import { slotAt } from '@/lib/pictures/slots';

import styles from './Picture.module.scss';

type PictureProps = {
  readonly name: PictureName;
  /** The slot it is drawn in, which decides its shape and its widths (lib/pictures/slots.ts). */
  readonly slot: PictureSlot;
  /** `eager` for what is largest in the first view, a picture or two a page; all others wait. */
  readonly loading?: 'lazy' | 'eager';
  /** Beside words that say the same: not read aloud. */
  readonly decorative?: boolean;
  /** Its view transition name, once a page: it grows into the picture of that name on the next page. */
  readonly transition?: string | undefined;
};

/** A share rounded to a quarter, in percent: the sheet has a rule for each. Undefined for the middle, the default. */
function quarterOf(share = 0.5): number | undefined {
  const quarter = Math.round(share * 4) * 25;
  return quarter === 50 ? undefined : quarter;
}

/** A picture of the register, in the smallest format the browser knows and the width it needs. */
export function Picture({ name, slot, loading = 'lazy', decorative = false, transition }: PictureProps) {
  const language = currentLanguage();
  const { alt, avif, src, srcSet, sizes, width, height, focus } = pictureMarkup(name, slot, language);
  const { ratio, frame } = slotAt(slot);
  if (loading === 'eager') {
    // In the head, before any script: where a policy is in the page, Chromium looks ahead for no picture by itself. That
    // it is urgent says the picture: of a link that says more than where and what, a host makes no early hint (docs/performance.md).
    preload(src, { as: 'image', ...(avif && { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' }) });
  }

  return (
    <picture
      className={clsx(styles.picture, styles[frame])}
      data-ratio={ratio}
      data-transition={transition}
      data-focus-x={quarterOf(focus?.x)}
      data-focus-y={quarterOf(focus?.y)}
    >
      {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
      <img
        src={src}
        srcSet={srcSet}
        sizes={sizes}
        width={width}
        height={height}
        alt={decorative ? '' : alt}
        loading={loading === 'lazy' ? loading : undefined}
        fetchPriority={loading === 'eager' ? 'high' : undefined}
      />
    </picture>
  );
}
