import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { Steps } from '@/components/sections/Steps';
import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { careerOpenings, careers } from '@/content/careers';
import { roleFacts } from '@/lib/careers';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/careers');

export default function CareersPage() {
  return (
    <SiteLayout path="/careers">
      <PlainHero {...careers.hero} kolam="medium" />
      <Section spacing="joined" title={careers.openings.title} lead={careers.openings.lead}>
        <CardGrid>
          {careerOpenings.map((opening) => (
            <PanelCard
              key={opening.slug}
              title={opening.title}
              text={opening.desc}
              facts={roleFacts(opening)}
              action={{ label: opening.cta.label, path: opening.cta.href }}
            />
          ))}
        </CardGrid>
      </Section>
      <Steps {...careers.process} ground="wash" />
      <CallToAction {...careers.closing} />
    </SiteLayout>
  );
}
