import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { PosterHero } from '@/components/heroes/PosterHero';
import { OfferLines } from '@/components/sections/OfferLines';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { Statement } from '@/components/sections/Statement';
import { asQuestions, FaqList } from '@/components/sections/FaqList';
import { Split } from '@/components/ui/Layout';
import { MoreLink } from '@/components/ui/MoreLink';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { getContent } from '@/lib/content';
import { getFigureTiles } from '@/lib/content/figures';

import { BrandCards } from './BrandCards';

/** /x: the marketplace of small brands. */
export function MarketplacePage() {
  const { pages, brands, brandTestimonials } = getContent();
  const words = pages.x;
  const { title, statement, text, action, picture } = words.purpose;
  const quotes = brandTestimonials.map(({ quote, name, brand }) => ({
    quote,
    name,
    role: brands.find(({ id }) => id === brand)?.name ?? brand,
  }));

  return (
    <>
      <PosterHero {...words.hero} surface="indigo" />
      <Section title={words.benefits.title} lead={words.benefits.lead}>
        <OfferLines offers={words.benefits.cards} />
      </Section>
      <FigureTiles label={words.stats.label} surface="wash" tiles={getFigureTiles(words.stats.stats)} />
      <Section>
        <Split ratio="7:5" align="center">
          <div>
            <Statement title={title} statement={statement} text={text} />
            <MoreLink action={action} />
          </div>
          <Picture name={picture} slot="scene" />
        </Split>
      </Section>
      {brands.length > 0 && <BrandCards {...words.brands} surface="kaavi" brands={brands} />}
      <FaqList {...words.terms} id="terms" surface="palm" questions={asQuestions(words.terms.rows)} />
      {quotes.length > 0 && <QuoteGrid {...words.quotes} quotes={quotes} />}
      <LineCallToAction {...words.closing} />
    </>
  );
}
