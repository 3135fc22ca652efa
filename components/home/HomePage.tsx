import { PictureCallToAction } from '@/components/calls-to-action/PictureCallToAction';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { StructuredData } from '@/components/layout/StructuredData';
import { PricePoster } from '@/components/pieces/PricePoster';
import { Shelf } from '@/components/pieces/Shelf';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';
import { pieceAt } from '@/lib/pieces';
import { organization, website } from '@/lib/seo/organization';

import { Doors } from './Doors';
import { Hands } from './Hands';
import { HomeHero } from './HomeHero';
import { Impact } from './Impact';
import { Promises } from './Promises';
import { Walk } from './Walk';

/** /: what is sold, who makes it, and links to the main sections. */
export function HomePage() {
  const language = currentLanguage();
  const { enterprise, pages, pieces } = contentIn();
  const { hero, stats, shelf, price, why, impact, walk, hands, confidence, closing, doors } = pages.home;
  const priced = price.piece === undefined ? undefined : pieceAt(price.piece);

  return (
    <>
      <HomeHero {...hero} tamilName={enterprise.tamilName} />
      <FigureTiles label={stats.label} tiles={figureTiles(stats.figures)} />
      {pieces.length > 0 && <Shelf {...shelf} />}
      {priced && <PricePoster piece={priced} more={price.more} />}
      <Promises {...why} />
      <Impact {...impact} counts={figureTiles(impact.counts)} />
      <Walk {...walk} />
      {hands.people && <Hands {...hands} people={hands.people} />}
      <Promises {...confidence} />
      <Doors {...doors} />
      <PictureCallToAction {...closing} />
      <StructuredData things={[organization(language), website(language)]} />
    </>
  );
}
