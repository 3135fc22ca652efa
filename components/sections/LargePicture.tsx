import clsx from 'clsx';

import buttonStyles from '@/components/ui/Button.module.scss';
import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { gallery } from '@/content/gallery';
import { pictureAt } from '@/lib/pictures/register';
import type { HungPicture } from '@/lib/gallery';

import styles from './LargePicture.module.scss';

/** Where the picture stands on its page. Steps lead here: past the header, and Tab goes on to the steps of the next. */
export const largePictureId = 'picture';

/** A picture of the gallery as large as the page allows, with its caption and the way to the next and the one before. */
export function LargePicture({ picture, place, count, previous, next }: HungPicture) {
  const { words } = gallery;
  const step = clsx(buttonStyles.button, buttonStyles.secondary, styles.step);

  return (
    <article id={largePictureId} className={`wrap ${styles.large}`}>
      <div className={styles.frame}>
        <Picture name={picture.picture} slot="full" loading="eager" />
      </div>
      <div>
        <p className={styles.note}>{words.position(place, count)}</p>
        <h1 className={styles.title}>{picture.title}</h1>
        <p className={styles.caption}>{picture.caption}</p>
        <p className={styles.note}>
          {words.credit} {pictureAt(picture.picture).credit}
        </p>
        <nav className={styles.steps} aria-label={words.steps}>
          <SiteLink to={`/gallery/${previous.id}`} hash={largePictureId} rel="prev" className={step}>
            <Icon name="arrow-left" />
            {words.previous}
            <span className="visually-hidden">: {previous.title}</span>
          </SiteLink>
          <SiteLink to={`/gallery/${next.id}`} hash={largePictureId} rel="next" className={step}>
            {words.next}
            <span className="visually-hidden">: {next.title}</span>
            <Icon name="arrow" />
          </SiteLink>
          <SiteLink to="/gallery" className={step}>
            {words.all}
          </SiteLink>
        </nav>
      </div>
    </article>
  );
}
