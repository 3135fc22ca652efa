import { SiteLayout } from '@/components/layout/SiteLayout';
import { CallToAction } from '@/components/sections/CallToAction';
import { PlainHero } from '@/components/sections/PlainHero';
import { Steps } from '@/components/sections/Steps';
import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { careers } from '@/content/careers';
import { buildDate } from '@/lib/build-date';
import { byState, roleFacts } from '@/lib/careers';
import { pageMetadata } from '@/lib/metadata';

export const metadata = pageMetadata('/careers');

export default function CareersPage() {
  const { open, closed } = byState(buildDate());
  const { openings } = careers;

  return (
    <SiteLayout path="/careers">
      <PlainHero {...careers.hero} kolam="medium" />
      <Section spacing="joined" title={openings.title} lead={open.length > 0 ? openings.lead : openings.none}>
        <CardGrid>
          {open.map((opening) => (
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
      {closed.length > 0 && (
        <Section title={careers.closed.title} lead={careers.closed.lead}>
          <CardGrid>
            {closed.map((opening) => (
              <PanelCard
                key={opening.slug}
                title={opening.title}
                text={opening.desc}
                facts={roleFacts(opening)}
                action={{ label: careers.closed.action, path: opening.cta.href }}
              />
            ))}
          </CardGrid>
        </Section>
      )}
      <CallToAction {...careers.closing} />
    </SiteLayout>
  );
}
