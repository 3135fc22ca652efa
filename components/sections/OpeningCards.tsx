import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import type { CareerOpening } from '@/content/careers';
import { roleFacts } from '@/lib/careers';

type OpeningCardsProps = {
  readonly title: string;
  readonly lead: string;
  readonly openings: readonly CareerOpening[];
};

/** Open roles side by side, each with its facts and the way to its page. */
export function OpeningCards({ title, lead, openings }: OpeningCardsProps) {
  return (
    <Section spacing="joined" title={title} lead={lead}>
      <CardGrid>
        {openings.map((opening) => (
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
  );
}
