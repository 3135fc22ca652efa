import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { OfferLines } from '@/components/sections/OfferLines';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { figureAt } from '@/lib/figures';
import { leaderAt } from '@/lib/press/leaders';
import { paperLink } from '@/lib/press/papers';

import { BrandAssets } from './BrandAssets';
import { Mentions } from './Mentions';
import { PersonToCall } from './PersonToCall';
import { QuotableFigures } from './QuotableFigures';

/** /media-kit: what the press may take and quote, and whom to call. */
export function MediaKitPage() {
  const language = currentLanguage();
  const { pages, brand: assets } = contentIn(language);
  const { hero, cards, facts, brand, mentions, contact, closing } = pages['media-kit'];

  return (
    <>
      <PosterHero {...hero} surface="indigo" side="full" />
      <Section>
        <h2 className="visually-hidden">{cards.title}</h2>
        <OfferLines offers={cards.cards} />
      </Section>
      <QuotableFigures
        {...facts}
        figures={facts.figures.map((name) => figureAt(name, language))}
        file={paperLink(facts.file, language)}
      />
      <BrandAssets {...brand} id="brand" file={paperLink(brand.file, language)} assets={assets} />
      {(mentions.reports?.length ?? 0) > 0 && <Mentions {...mentions} />}
      <PersonToCall {...contact} person={leaderAt(contact.person, language)} />
      <LineCallToAction {...closing} />
    </>
  );
}
