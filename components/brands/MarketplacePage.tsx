import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { BannerHero } from '@/components/heroes/BannerHero';
import { FigureTiles } from '@/components/figures/FigureTiles';
import { IconCards } from '@/components/sections/IconCards';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { Terms } from '@/components/sections/Terms';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureTiles } from '@/lib/figures';

import { BrandCards } from './BrandCards';
import { Purpose } from './Purpose';

/** /x: the marketplace of small brands. */
export function MarketplacePage() {
  const language = currentLanguage();
  const { pages, brands, brandTestimonials } = contentIn(language);
  const words = pages.x;
  const quotes = brandTestimonials.map(({ quote, name, brand }) => ({
    quote,
    name,
    role: brands.find(({ id }) => id === brand)?.name ?? brand,
  }));

  return (
    <>
      <BannerHero {...words.hero} surface="indigo" />
      <Section title={words.benefits.title} lead={words.benefits.lead}>
        <IconCards cards={words.benefits.cards} />
      </Section>
      <FigureTiles label={words.stats.label} surface="wash" tiles={figureTiles(words.stats.stats, language)} />
      <Purpose {...words.purpose} />
      {brands.length > 0 && <BrandCards {...words.brands} surface="kaavi" brands={brands} />}
      <Terms {...words.terms} id="terms" surface="palm" isFolded />
      {quotes.length > 0 && <QuoteGrid {...words.quotes} quotes={quotes} />}
      <LineCallToAction {...words.closing} />
    </>
  );
}
