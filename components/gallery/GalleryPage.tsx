import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';
import { getTheme } from '@/lib/content/gallery';
import { getPagePath } from '@/lib/content/links';
import { createImageBrief } from '@/lib/seo/image';

import styles from './GalleryPage.module.scss';

/** /gallery: drawings of the crafts in the colours of their hubs, linked to their pages. */
export function GalleryPage() {
  const { gallery, hubs, pages } = getContent();
  const { hero, words, closing } = pages.gallery;

  return (
    <>
      <PosterHero {...hero} surface="indigo" fit="whole" />
      <section>
        <h2 className="visually-hidden">{words.list}</h2>
        <ul className={styles.walls} role="list">
          {gallery.map(({ id, title, caption, woodcut, hub }) => (
            <li
              key={id}
              className={styles.wall}
              data-theme={getTheme(hub, hubs)}
              data-surface={hub === undefined ? 'kaavi' : 'hub'}
            >
              <Picture name={woodcut} slot="bleed" />
              <div className={styles.words}>
                <h3 className={styles.name}>
                  <a href={getPagePath(`/gallery/${id}`)}>{title}</a>
                </h3>
                <p className={styles.caption}>{caption}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <LineCallToAction {...closing} />
      <StructuredData things={gallery.map((picture) => createImageBrief(picture))} />
    </>
  );
}
