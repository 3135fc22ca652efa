import clsx from 'clsx';

import linkedCard from '@/components/ui/LinkedCard.module.scss';
import { Picture } from '@/components/ui/Picture';
import { SiteLink } from '@/components/ui/SiteLink';
import { gallery, type GalleryPicture } from '@/content/gallery';

import styles from './Gallery.module.scss';
import { largePictureId } from './LargePicture';

/** Pictures in a grid; each opens large on a page of its own. */
export function Gallery({ pictures }: { readonly pictures: readonly GalleryPicture[] }) {
  const { words } = gallery;

  return (
    <div className={styles.gallery}>
      <h2 className="visually-hidden">{words.list}</h2>
      <ul className={`wrap ${styles.grid}`} role="list">
        {pictures.map(({ id, title, picture }) => (
          <li key={id} className={clsx(linkedCard.linked, styles.item)}>
            <Picture name={picture} slot="square" />
            <h3 className={styles.name}>
              <SiteLink to={`/gallery/${id}`} hash={largePictureId}>
                {title}
                <span className="visually-hidden">: {words.open}</span>
              </SiteLink>
            </h3>
          </li>
        ))}
      </ul>
    </div>
  );
}
