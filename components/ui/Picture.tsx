import clsx from 'clsx';
import { preload } from 'react-dom';

import { getPictureMarkup, type PictureName, type PictureSlot } from '@/lib/pictures';
import { getSlot } from '@/lib/content/schemas/fields/picture-slots';

import styles from './Picture.module.scss';

type PictureProps = {
  readonly name: PictureName;
  /** Another drawing for phones and tablets, where the shape of the place differs. */
  readonly phone?: PictureName | undefined;
  /** The slot, which determines aspect ratio and widths (lib/content/schemas/fields/picture-slots.ts). */
  readonly slot: PictureSlot;
  /** `eager` for the largest picture of the first screen (one or two per page); all others load lazily. */
  readonly loading?: 'lazy' | 'eager';
  /** Hidden from screen readers, next to text that says the same. */
  readonly decorative?: boolean;
  /** The view transition name, unique per page: it morphs into the picture of that name on the next page. */
  readonly transition?: string | undefined;
};

/**
 * A share rounded to a quarter, in percent; the style sheet has a rule for each. Undefined for the centre, the default.
 */
function findQuarter(share = 0.5): number | undefined {
  const quarter = Math.round(share * 4) * 25;
  return quarter === 50 ? undefined : quarter;
}

/** A picture in the smallest format and width that fits. */
export function Picture({ name, phone, slot, loading = 'lazy', decorative = false, transition }: PictureProps) {
  const { alt, avif, src, srcSet, sizes, width, height, focus } = getPictureMarkup(name, slot);
  const { ratio, frame } = getSlot(slot);
  const small = phone === undefined ? undefined : getPictureMarkup(phone, slot);
  if (loading === 'eager' && !small) {
    // Preloaded in the head, because with a policy in the page Chromium's preload scanner skips pictures. The priority
    // is on the picture itself: hosts ignore preload links with further attributes for early hints.
    preload(src, { as: 'image', ...(avif && { imageSrcSet: avif, imageSizes: sizes, type: 'image/avif' }) });
  }

  return (
    <picture
      className={clsx(styles.picture, styles[frame])}
      data-ratio={ratio}
      data-transition={transition}
      data-focus-x={findQuarter(focus?.x)}
      data-focus-y={findQuarter(focus?.y)}
    >
      {small && <source media="(max-width: 63.99rem)" srcSet={small.src} width={small.width} height={small.height} />}
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
