import '@/components/ui/worlds.scss';

import { NextReads } from '@/components/calls-to-action/NextReads';
import { StructuredData } from '@/components/layout/StructuredData';
import { PictureHero } from '@/components/heroes/PictureHero';
import { contentIn } from '@/lib/content';
import type { HungPicture } from '@/lib/gallery/gallery';
import { pathTo } from '@/lib/links';
import type { PageProps } from '@/lib/pages';
import { galleryImage } from '@/lib/seo/image';
import { fill } from '@/lib/text/fill';

import { GalleryText } from './GalleryText';

type PicturePageProps = PageProps & { readonly hung: HungPicture };

/** A drawing of the gallery across the page, what there is to know of the craft, and the two beside it. */
export function PicturePage({ hung, language }: PicturePageProps) {
  const { pages } = contentIn(language);
  const { words } = pages.gallery;
  const { picture, place, count, previous, next } = hung;
  const steps = [
    { item: previous, note: words.previous },
    { item: next, note: words.next },
  ].filter(({ item }, index) => item.id !== picture.id && (index === 0 || next.id !== previous.id));

  return (
    <>
      <PictureHero
        title={picture.title}
        lead={picture.caption}
        picture={picture.woodcut}
        above={fill(words.position, { place, count })}
        language={language}
      />
      <GalleryText picture={picture} language={language} />
      {steps.length > 0 && (
        <NextReads
          label={words.steps}
          reads={steps.map(({ item, note }) => ({
            href: pathTo(`/gallery/${item.id}`, language),
            title: item.title,
            note,
            picture: item.picture,
          }))}
          language={language}
        />
      )}
      <StructuredData things={[galleryImage(picture, language)]} />
    </>
  );
}
