import { NextReads } from '@/components/calls-to-action/NextReads';
import { PosterHero } from '@/components/heroes/PosterHero';
import { StructuredData } from '@/components/layout/StructuredData';
import { PieceTiles } from '@/components/sections/PieceTiles';
import { ShareLinks } from '@/components/sections/ShareLinks';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { getContent } from '@/lib/content';
import type { GalleryPicture, GalleryEntry } from '@/lib/content/gallery';
import { resolveAction, getPagePath } from '@/lib/content/links';
import { listHubPieces } from '@/lib/content/pieces';
import { createImageData } from '@/lib/seo/image';
import { fill } from '@/lib/language/fill';

import styles from './PicturePage.module.scss';

type GalleryTextProps = { readonly picture: GalleryPicture };

/** The text about a craft, with a captioned photograph and links to its hub and the store. */
function GalleryText({ picture: { id, title, text, picture, hub } }: GalleryTextProps) {
  const { hubs, pages } = getContent();
  const { words } = pages.gallery;
  const home = hubs.find((other) => other.id === hub);

  return (
    <article className={`wrap ${styles.split}`}>
      <div>
        <p className={styles.text}>{text}</p>
        <div className={styles.links}>
          {home?.status !== 'Planned' && <MoreLink action={words.shop} />}
          {home && (
            <MoreLink action={resolveAction({ label: fill(words.hub, { hub: home.name }), path: `/hub/${home.id}` })} />
          )}
        </div>
        {hub && (
          <PieceTiles heading="h2" tiles={listHubPieces(hub).map((piece) => ({ piece, picture: piece.picture }))} />
        )}
      </div>
      {picture && (
        <div className={styles.piece}>
          <Picture name={picture} slot="full" />
        </div>
      )}
      <ShareLinks title={title} path={`/gallery/${id}`} />
    </article>
  );
}

type PicturePageProps = { readonly entry: GalleryEntry };

/** A gallery picture's page: the drawing, the text about the craft, and the neighbouring pictures. */
export function PicturePage({ entry }: PicturePageProps) {
  const { pages } = getContent();
  const { words } = pages.gallery;
  const { picture, place, count, previous, next } = entry;
  const steps = [
    { item: previous, note: words.previous },
    { item: next, note: words.next },
  ].filter(({ item }, index) => item.id !== picture.id && (index === 0 || next.id !== previous.id));

  return (
    <>
      <PosterHero
        title={picture.title}
        lead={picture.caption}
        picture={picture.woodcut}
        above={fill(words.position, { place, count })}
      />
      <GalleryText picture={picture} />
      {steps.length > 0 && (
        <NextReads
          label={words.steps}
          reads={steps.map(({ item, note }) => ({
            href: getPagePath(`/gallery/${item.id}`),
            title: item.title,
            note,
            picture: item.woodcut,
          }))}
        />
      )}
      <StructuredData things={[createImageData(picture)]} />
    </>
  );
}
