import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { Checklists } from '@/components/sections/Checklists';
import { OpenHero } from '@/components/sections/OpenHero';
import { PartnerLogos } from '@/components/sections/PartnerLogos';
import { StatTiles } from '@/components/sections/StatTiles';
import { Steps } from '@/components/sections/Steps';
import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { partnerLogos } from '@/content/corporate';
import { contactAbout } from '@/content/links';
import { partner } from '@/content/partner';
import { partnershipTypes } from '@/content/partnerships';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/partner');

export default function PartnerPage() {
  const { types } = partner;

  return (
    <SiteLayout path="/partner">
      <OpenHero {...partner.hero} />
      <StatTiles {...partner.stats} />
      <Section title={types.title} lead={types.lead}>
        <CardGrid from="desktop">
          {partnershipTypes.map(({ title, description, benefits, commitment }) => (
            <PanelCard
              key={title}
              title={title}
              text={description}
              features={benefits}
              facts={[[types.facts.commitment, commitment]]}
              action={{ label: types.action, href: contactAbout(title) }}
            />
          ))}
        </CardGrid>
      </Section>
      <Checklists {...partner.brings} id="brings" ground="wash" />
      <Steps {...partner.steps} />
      <PartnerLogos {...partner.logos} ground="palm" partners={partnerLogos} />
      <CallToAction {...partner.closing} />
    </SiteLayout>
  );
}
