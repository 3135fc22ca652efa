import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { StructuredData } from '@/components/layout/StructuredData';
import { PricePoster } from '@/components/pieces/PricePoster';
import { PieceRow } from '@/components/pieces/PieceRow';
import { getContent } from '@/lib/content';
import { getCurrentLanguage } from '@/lib/language/current-language';
import { getFigureTiles } from '@/lib/content/figures';
import { findPiece } from '@/lib/content/pieces';
import { createOrganizationData, createWebsiteData } from '@/lib/seo/organization';

import { AudienceLinks } from './AudienceLinks';
import { Hands } from './Hands';
import { HomeHero } from './HomeHero';
import { Impact } from './Impact';
import { Promises } from './Promises';
import { MakingSteps } from './MakingSteps';

/** /: what is sold, who makes it, and links to the main sections. */
export function HomePage() {
  const language = getCurrentLanguage();
  const { enterprise, pages, pieces } = getContent();
  const { hero, stats, shelf, price, why, impact, walk, hands, confidence, closing, doors } = pages.home;
  const priced = price.piece === undefined ? undefined : findPiece(price.piece);

  return (
    <>
      <HomeHero {...hero} tamilName={enterprise.tamilName} />
      <FigureTiles label={stats.label} tiles={getFigureTiles(stats.figures)} />
      {pieces.length > 0 && <PieceRow {...shelf} />}
      {priced && <PricePoster piece={priced} more={price.more} />}
      <Promises {...why} />
      <Impact {...impact} counts={getFigureTiles(impact.counts)} />
      {walk && <MakingSteps {...walk} />}
      {hands.people && <Hands {...hands} people={hands.people} />}
      <Promises {...confidence} />
      <AudienceLinks {...doors} />
      <PictureCallToAction {...closing} />
      <StructuredData things={[createOrganizationData(language), createWebsiteData(language)]} />
    </>
  );
}
