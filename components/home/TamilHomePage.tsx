import { StructuredData } from '@/components/layout/StructuredData';
import { FaqList } from '@/components/sections/FaqList';
import { contentIn } from '@/lib/content';
import { phoneTo } from '@/lib/links';
import type { PageProps } from '@/lib/pages';
import { organization, website } from '@/lib/seo/organization';

import { CallBand } from './CallBand';
import { Doors } from './Doors';
import { HubPlaces } from './HubPlaces';
import { PictureSteps } from './PictureSteps';
import { PieceShelf } from './PieceShelf';
import { TamilHomeHero } from './TamilHomeHero';

/** /ta: for a woman who may learn a craft, in pictures and few words; then for everyone else who reads Tamil. */
export function TamilHomePage({ language }: PageProps) {
  const { enterprise, pages, pieces, hubs, welcome } = contentIn(language);
  const { hero, steps, faq, hubs: places, last } = welcome;
  const { shelf, doors } = pages.home;

  return (
    <>
      <TamilHomeHero {...hero} language={language} />
      <PictureSteps {...steps} language={language} />
      <FaqList {...faq} ground="palm" />
      {hubs.length > 0 && <HubPlaces {...places} hubs={hubs} language={language} />}
      {pieces.length > 0 && <PieceShelf {...shelf} language={language} />}
      <Doors {...doors} language={language} />
      <CallBand {...last} phone={enterprise.phone} href={phoneTo(language)} />
      <StructuredData things={[organization(language), website(language)]} />
    </>
  );
}
