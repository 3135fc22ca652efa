import '@/components/ui/hub-themes.scss';

import { NextReads } from '@/components/calls-to-action/NextReads';
import { StructuredData } from '@/components/layout/StructuredData';
import { PictureHero } from '@/components/heroes/PictureHero';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import type { HungPicture } from '@/lib/gallery/gallery';
import { pathTo } from '@/lib/links';
import { galleryImage } from '@/lib/seo/image';
import { fill } from '@/lib/text/fill';

import { GalleryText } from './GalleryText';

type PicturePageProps = { readonly hung: HungPicture };

/** A drawing of the gallery across the page, what there is to know of the craft, and the two beside it. */
export function PicturePage({ hung }: PicturePageProps) {
  const language = currentLanguage();
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
      />
      <GalleryText picture={picture} />
      {steps.length > 0 && (
        <NextReads
          label={words.steps}
          reads={steps.map(({ item, note }) => ({
            href: pathTo(`/gallery/${item.id}`, language),
            title: item.title,
            note,
            picture: item.picture,
          }))}
        />
      )}
      <StructuredData things={[galleryImage(picture, language)]} />
    </>
  );
}
