import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { FaqList } from '@/components/sections/FaqList';
import { GiftAreas } from '@/components/sections/GiftAreas';
import { PlainHero } from '@/components/sections/PlainHero';
import { ShareDots } from '@/components/sections/ShareDots';
import { StatTiles } from '@/components/sections/StatTiles';
import { Steps } from '@/components/sections/Steps';
import { ButtonRow } from '@/components/ui/ButtonLink';
import { donationAreas } from '@/content/donations';
import { donor } from '@/content/donor';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/donor');

export default function DonorPage() {
  const { hero } = donor;

  return (
    <SiteLayout path="/donor">
      <PlainHero title={hero.title} lead={hero.lead} kolam="medium">
        <ButtonRow actions={hero.actions} />
      </PlainHero>
      <StatTiles {...donor.stats} />
      <GiftAreas {...donor.areas} id="areas" areas={donationAreas} />
      <ShareDots {...donor.share} />
      <Steps {...donor.steps} />
      <FaqList {...donor.faq} ground="wash" />
      <CallToAction {...donor.closing} />
    </SiteLayout>
  );
}
