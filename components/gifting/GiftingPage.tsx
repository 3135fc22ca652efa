import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { ChoicesHero } from '@/components/heroes/ChoicesHero';
import { IconCards } from '@/components/sections/IconCards';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { Steps } from '@/components/sections/Steps';
import { Terms } from '@/components/sections/Terms';
import { FileLink } from '@/components/ui/FileLink';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contentIn } from '@/lib/content';
import { currentLanguage } from '@/lib/current-language';
import { onWhatsapp } from '@/lib/links';
import { paperLink } from '@/lib/press/papers';

import { GiftFinder } from './GiftFinder';
import { GiftSets } from './GiftSets';

/** /b2b: gifts and bulk orders. */
export function GiftingPage() {
  const language = currentLanguage();
  const { pages, partners, corporateTestimonials, giftSets } = contentIn(language);
  const words = pages.b2b;
  const quotes = corporateTestimonials.map(({ text, author, company }) => ({
    quote: text,
    name: author,
    role: partners.find(({ id }) => id === company)?.name ?? company,
  }));

  return (
    <>
      <ChoicesHero {...words.hero}>
        <FileLink {...paperLink(words.hero.file, language)} />
        <FileLink {...paperLink(words.hero.list, language)} />
        {onWhatsapp(language).map((action) => (
          <MoreLink key={action.href} action={action} />
        ))}
      </ChoicesHero>
      {giftSets.length > 0 && <GiftSets {...words.sets} />}
      {giftSets.length > 0 && <GiftFinder {...words.finder} />}
      <Section title={words.values.title} lead={words.values.lead} more={words.values.more}>
        <IconCards cards={words.values.cards} />
      </Section>
      <Terms {...words.terms} id="terms" surface="palm" isFolded />
      <Steps {...words.steps} surface="wash" />
      {partners.length > 0 && <PartnerLogos {...words.partners} partners={partners} />}
      {quotes.length > 0 && <QuoteGrid {...words.quotes} surface="indigo" quotes={quotes} />}
      <LineCallToAction {...words.closing} />
    </>
  );
}
