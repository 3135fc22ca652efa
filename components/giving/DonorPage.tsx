import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { asQuestions, FaqList } from '@/components/sections/FaqList';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { Storyboard } from '@/components/sections/Storyboard';
import { getContent } from '@/lib/content';
import { getFigure, getFigureTiles } from '@/lib/content/figures';

import { BeadsHero } from './BeadsHero';
import { GiftAreas } from './GiftAreas';

/** /donor: what donations achieve, and how to donate. */
export function DonorPage() {
  const { pages, donationAreas } = getContent();
  const { hero, stats, areas, share, terms, steps, faq, closing } = pages.donor;
  // Without donation areas, the link to them is omitted.
  const actions = hero.actions.filter(({ href }) => donationAreas.length > 0 || href !== '#areas');

  return (
    <>
      {share ? (
        <BeadsHero {...hero} {...share} actions={actions} value={getFigure(share.figure).value} />
      ) : (
        <PosterHero {...hero} surface="turmeric" actions={actions} />
      )}
      <FigureTiles surface="indigo" label={stats.label} tiles={getFigureTiles(stats.stats)} />
      {donationAreas.length > 0 && <GiftAreas {...areas} id="areas" areas={donationAreas} />}
      <Storyboard {...steps} surface="kaavi" />
      <FaqList
        {...faq}
        id="terms"
        surface="palm"
        questions={[...asQuestions(terms.rows), ...faq.questions]}
        more={terms.more}
      />
      <LineCallToAction {...closing} />
    </>
  );
}
