import clsx from 'clsx';

import linkedCard from '@/components/ui/LinkedCard.module.scss';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import type { GalleryPicture } from '@/lib/gallery/gallery';
import type { Language } from '@/lib/languages';
import { pathTo } from '@/lib/links';

import styles from './Gallery.module.scss';
import { largePictureId } from './LargePicture';

type GalleryProps = {
  readonly pictures: readonly GalleryPicture[];
  readonly language: Language;
};

/** Pictures in a grid; each opens large on a page of its own. */
export function Gallery({ pictures, language }: GalleryProps) {
  const { words } = contentIn(language).pages.gallery;

  return (
    <div className={styles.gallery}>
      <h2 className="visually-hidden">{words.list}</h2>
      <ul className={`wrap ${styles.grid}`} role="list">
        {pictures.map(({ id, title, picture }) => (
          <li key={id} className={clsx(linkedCard.linked, styles.item)}>
            <Picture name={picture} slot="square" />
            <h3 className={styles.name}>
              <a href={`${pathTo(`/gallery/${id}`, language)}#${largePictureId}`}>
                {title}
                <span className="visually-hidden">: {words.open}</span>
              </a>
            </h3>
          </li>
        ))}
      </ul>
    </div>
  );
}
