import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { IconCards } from '@/components/sections/IconCards';
import { OpenHero } from '@/components/sections/OpenHero';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { Steps } from '@/components/sections/Steps';
import { Card, CardGrid } from '@/components/ui/Card';
import { Section } from '@/components/ui/Section';
import { corporateTestimonials, partnerLogos } from '@/content/corporate';
import { gifting } from '@/content/gifting';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/b2b');

export default function GiftingPage() {
  const { values, ideas } = gifting;

  return (
    <SiteLayout path="/b2b">
      <OpenHero {...gifting.hero} />
      <Section ground="palm" title={values.title} lead={values.lead}>
        <IconCards cards={values.cards} />
      </Section>
      <Section title={ideas.title} lead={ideas.lead}>
        <CardGrid>
          {ideas.cards.map((card) => (
            <Card key={card.title} {...card} />
          ))}
        </CardGrid>
      </Section>
      <Steps {...gifting.steps} ground="wash" />
      <PartnerLogos {...gifting.partners} partners={partnerLogos} />
      <QuoteGrid
        {...gifting.quotes}
        ground="indigo"
        quotes={corporateTestimonials.map(({ text, author, company }) => ({
          quote: text,
          name: author,
          role: company,
        }))}
      />
      <CallToAction {...gifting.closing} />
    </SiteLayout>
  );
}
