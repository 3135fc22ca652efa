import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { FaqList } from '@/components/sections/FaqList';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { Storyboard } from '@/components/sections/Storyboard';
import { Terms } from '@/components/sections/Terms';
import { getContent } from '@/lib/content';
import { getFigure, getFigureTiles } from '@/lib/content/figures';

import { GiftAreas } from './GiftAreas';
import { ShareDots } from './ShareDots';

const AREAS = 'areas';

/** /donor: what donations achieve, and how to donate. */
export function DonorPage() {
  const { pages, donationAreas } = getContent();
  const { hero, stats, areas, share, spent, terms, steps, faq, closing } = pages.donor;
  // Without donation areas, the link to them is omitted.
  const actions = hero.actions.filter(({ href }) => donationAreas.length > 0 || href !== `#${AREAS}`);

  return (
    <>
      <PosterHero
        {...hero}
        surface="indigo"
        side={share ? 'right' : 'full'}
        actions={actions}
        art={share && <ShareDots {...share} value={getFigure(share.figure).value} />}
      />
      <FigureTiles surface="turmeric" label={stats.label} tiles={getFigureTiles(stats.stats)} />
      {donationAreas.length > 0 && <GiftAreas {...areas} id={AREAS} areas={donationAreas} />}
      <Terms {...spent} id="spent" look="book" />
      <Terms {...terms} id="terms" surface="palm" />
      <Storyboard {...steps} composition="letter" surface="kaavi" />
      <FaqList {...faq} />
      <LineCallToAction {...closing} />
    </>
  );
}
