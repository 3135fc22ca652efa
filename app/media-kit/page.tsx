import { SiteLayout } from '@/components/layout/SiteLayout';
import { BrandAssets } from '@/components/sections/BrandAssets';
import { CallToAction } from '@/components/sections/CallToAction';
import { IconCards } from '@/components/sections/IconCards';
import { PersonToCall } from '@/components/sections/PersonToCall';
import { PlainHero } from '@/components/sections/PlainHero';
import { QuotableFigures } from '@/components/sections/QuotableFigures';
import { Section } from '@/components/ui/Section';
import { mediaKit } from '@/content/media-kit';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/media-kit');

export default function MediaKitPage() {
  const { hero, cards, facts, brand, contact, closing } = mediaKit;

  return (
    <SiteLayout path="/media-kit">
      <PlainHero {...hero} kolam="small" />
      <Section spacing="joined">
        <h2 className="visually-hidden">{cards.title}</h2>
        <IconCards cards={cards.cards} />
      </Section>
      <QuotableFigures {...facts} />
      <BrandAssets {...brand} id="brand" />
      <PersonToCall {...contact} />
      <CallToAction {...closing} />
    </SiteLayout>
  );
}
