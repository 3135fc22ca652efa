import { StructuredData } from '@/components/layout/StructuredData';
import { PricePoster } from '@/components/pieces/PricePoster';
import { PieceRow } from '@/components/pieces/PieceRow';
import { getContent } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';
import { findPiece } from '@/lib/content/pieces';
import { createOrganizationData, createWebsiteData } from '@/lib/seo/organization';

import { HomeClosing } from './HomeClosing';
import { HomeHero } from './HomeHero';
import { MakingSteps } from './MakingSteps';
import { ShopPromises } from './ShopPromises';
import { Thread } from './Thread';

/** /: what is sold, who makes it, and links to the main sections. */
export function HomePage() {
  const { enterprise, pages } = getContent();
  const { hero, stats, shelf, price, why, impact, walk, confidence, closing, doors } = pages.home;
  const priced = price.piece === undefined ? undefined : findPiece(price.piece);
  const thread = <Thread />;

  return (
    <>
      <HomeHero {...hero} tamilName={enterprise.tamilName} />
      <PieceRow {...shelf} figures={getFigureTiles(stats.figures)} decoration={thread} />
      {priced && <PricePoster piece={priced} more={price.more} decoration={thread} />}
      <ShopPromises why={why} impact={{ ...impact, counts: getFigureTiles(impact.counts) }} confidence={confidence} />
      {walk && <MakingSteps {...walk} />}
      <HomeClosing {...closing} doors={doors} />
      <StructuredData things={[createOrganizationData(), createWebsiteData()]} />
    </>
  );
}
