import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { careers, type CareerOpening } from '@/content/careers';
import { roleFacts } from '@/lib/careers';

type OpeningsProps = {
  readonly openings: readonly CareerOpening[];
};

type OpeningCardsProps = OpeningsProps & {
  /** The words that lead to a role's page; without them, the role's own. */
  readonly action?: string;
};

function OpeningCards({ openings, action }: OpeningCardsProps) {
  return (
    <CardGrid>
      {openings.map((opening) => (
        <PanelCard
          key={opening.slug}
          title={opening.title}
          text={opening.desc}
          facts={roleFacts(opening)}
          action={{ label: action ?? opening.cta.label, path: opening.cta.href }}
        />
      ))}
    </CardGrid>
  );
}

/** The roles one can apply for, side by side, or that there is none. */
export function OpenOpenings({ openings }: OpeningsProps) {
  const { title, lead, none } = careers.openings;
  return (
    <Section spacing="joined" title={title} lead={openings.length > 0 ? lead : none}>
      {openings.length > 0 && <OpeningCards openings={openings} />}
    </Section>
  );
}

/** The roles that are closed; nothing where none is. */
export function ClosedOpenings({ openings }: OpeningsProps) {
  if (openings.length === 0) return null;

  const { title, lead, action } = careers.closed;
  return (
    <Section title={title} lead={lead}>
      <OpeningCards openings={openings} action={action} />
    </Section>
  );
}
