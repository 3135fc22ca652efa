import { PieceLinks } from '@/components/sections/PieceLinks';
import { ShareLinks } from '@/components/sections/ShareLinks';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { GalleryPicture } from '@/lib/gallery/gallery';
import { actionTo } from '@/lib/links';
import { creditOf } from '@/lib/pictures';
import { piecesFrom } from '@/lib/pieces';
import { fill } from '@/lib/text/fill';

import styles from './GalleryText.module.scss';

type GalleryTextProps = { readonly picture: GalleryPicture };

/** What there is to know of a craft, beside a piece of it with its caption; the ways on to its hub and to the store. */
export function GalleryText({ picture: { id, title, text, picture, hub } }: GalleryTextProps) {
  const language = currentLanguage();
  const { hubs, pages } = contentIn(language);
  const { words } = pages.gallery;
  const home = hubs.find((other) => other.id === hub);

  return (
    <article className={`wrap ${styles.split}`}>
      <div>
        <p className={styles.text}>{text}</p>
        <div className={styles.links}>
          {home?.status !== 'Planned' && <MoreLink action={words.shop} />}
          {home && (
            <MoreLink
              action={actionTo({ label: fill(words.hub, { hub: home.name }), path: `/hub/${home.id}` }, language)}
            />
          )}
        </div>
        {hub && <PieceLinks pieces={piecesFrom(hub, language)} />}
      </div>
      <figure className={styles.piece}>
        <Picture name={picture} slot="full" />
        <figcaption className={styles.credit}>{creditOf(picture, language)}</figcaption>
      </figure>
      <ShareLinks title={title} path={`/gallery/${id}`} />
    </article>
  );
}
