import { SiteLayout } from '@/components/layout/SiteLayout';
import { BrandCards } from '@/components/sections/BrandCards';
import { CallToAction } from '@/components/sections/CallToAction';
import { DoorHero } from '@/components/sections/DoorHero';
import { IconCards } from '@/components/sections/IconCards';
import { IconStats } from '@/components/sections/IconStats';
import { Purpose } from '@/components/sections/Purpose';
import { QuoteGrid } from '@/components/sections/QuoteGrid';
import { Section } from '@/components/ui/Section';
import { brandTestimonials, featuredBrands } from '@/content/brands';
import { marketplace } from '@/content/marketplace';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/x');

export default function MarketplacePage() {
  const { benefits } = marketplace;

  return (
    <SiteLayout path="/x">
      <DoorHero {...marketplace.hero} ground="indigo" />
      <Section title={benefits.title} lead={benefits.lead}>
        <IconCards cards={benefits.cards} />
      </Section>
      <IconStats {...marketplace.stats} ground="wash" />
      <Purpose {...marketplace.purpose} />
      <BrandCards {...marketplace.brands} ground="palm" brands={featuredBrands} />
      <QuoteGrid
        {...marketplace.quotes}
        quotes={brandTestimonials.map(({ quote, name, brand }) => ({ quote, name, role: brand }))}
      />
      <CallToAction {...marketplace.closing} />
    </SiteLayout>
  );
}
