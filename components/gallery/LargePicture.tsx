import clsx from 'clsx';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import type { GalleryPicture, HungPicture } from '@/lib/gallery/gallery';
import type { Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';
import { creditOf } from '@/lib/pictures';
import { fill } from '@/lib/text/fill';

import styles from './LargePicture.module.scss';

/** Where the picture stands on its page. Steps lead here: past the header, and Tab goes on to the steps of the next. */
export const largePictureId = 'picture';

type LargePictureProps = HungPicture & { readonly language: Language };

/** A picture of the gallery as large as the page allows, with its caption and the way to the next and the one before. */
export function LargePicture({ picture, place, count, previous, next, language }: LargePictureProps) {
  const { words } = contentIn(language).pages.gallery;
  const hrefOf = ({ id }: GalleryPicture): string => `${pathTo(`/gallery/${id}`, language)}#${largePictureId}`;
  const step = clsx(buttonStyles.button, buttonStyles.secondary, styles.step);

  return (
    <article id={largePictureId} className={`wrap ${styles.large}`}>
      <div className={styles.frame}>
        <Picture name={picture.picture} slot="full" loading="eager" />
      </div>
      <div>
        <p className={styles.note}>{fill(words.position, { place, count })}</p>
        <h1 className={styles.title}>{picture.title}</h1>
        <p className={styles.caption}>{picture.caption}</p>
        <p className={styles.note}>
          {words.credit} {creditOf(picture.picture, language)}
        </p>
        <nav className={styles.steps} aria-label={words.steps}>
          <a href={hrefOf(previous)} rel="prev" className={step}>
            <Icon name="arrow-left" />
            {words.previous}
            <span className="visually-hidden">: {previous.title}</span>
          </a>
          <a href={hrefOf(next)} rel="next" className={step}>
            {words.next}
            <span className="visually-hidden">: {next.title}</span>
            <Icon name="arrow" />
          </a>
          <a href={pathTo('/gallery', language)} className={step}>
            {words.all}
          </a>
        </nav>
      </div>
    </article>
  );
}
