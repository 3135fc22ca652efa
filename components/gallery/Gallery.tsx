import '@/components/ui/hub-themes.scss';

import { Icon } from '@/components/ui/Icon';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { GalleryPicture } from '@/lib/gallery/gallery';
import { themeOf } from '@/lib/gallery/gallery';
import { pathTo } from '@/lib/links';

import styles from './Gallery.module.scss';

type GalleryProps = {
  readonly pictures: readonly GalleryPicture[];
};

/** Drawings of the crafts, a wall each in the colours of its hub; each leads to a page of its own. */
export function Gallery({ pictures }: GalleryProps) {
  const language = currentLanguage();
  const { hubs, pages } = contentIn(language);
  const { words } = pages.gallery;

  return (
    <section>
      <h2 className="visually-hidden">{words.list}</h2>
      <ul className={styles.walls} role="list">
        {pictures.map(({ id, title, caption, woodcut, hub }) => (
          <li key={id} data-theme={themeOf(hub, hubs)} data-surface={hub === undefined ? 'kaavi' : 'hub'}>
            <a className={styles.wall} href={pathTo(`/gallery/${id}`, language)}>
              <Picture name={woodcut} slot="bleed" />
              <div className={styles.words}>
                <h3 className={styles.name}>{title}</h3>
                <span className={styles.caption}>{caption}</span>
                <span className={styles.open}>
                  {words.open} <Icon name="arrow" />
                </span>
              </div>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
