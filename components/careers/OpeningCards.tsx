import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { roleFacts, type CareerOpening } from '@/lib/careers/careers';
import { currentContent } from '@/lib/current-content';
import { currentLanguage } from '@/lib/current-language';
import { actionTo } from '@/lib/links';

type OpeningsProps = {
  readonly openings: readonly CareerOpening[];
};

type OpeningCardsProps = OpeningsProps & {
  /** The words that lead to a role's page. */
  readonly action: string;
};

function OpeningCards({ openings, action }: OpeningCardsProps) {
  const language = currentLanguage();
  return (
    <CardGrid>
      {openings.map((opening) => (
        <PanelCard
          key={opening.id}
          title={opening.title}
          text={opening.desc}
          facts={roleFacts(opening, language)}
          action={actionTo({ label: action, path: `/careers/${opening.id}` }, language)}
        />
      ))}
    </CardGrid>
  );
}

/** The roles one can apply for, side by side, or that there is none. */
export function OpenOpenings({ openings }: OpeningsProps) {
  const { title, lead, none, action } = currentContent().pages.careers.openings;
  return (
    <Section title={title} lead={openings.length > 0 ? lead : none}>
      {openings.length > 0 && <OpeningCards openings={openings} action={action} />}
    </Section>
  );
}

/** The roles that are closed; nothing where none is. */
export function ClosedOpenings({ openings }: OpeningsProps) {
  if (openings.length === 0) return null;

  const { title, lead, action } = currentContent().pages.careers.closed;
  return (
    <Section title={title} lead={lead}>
      <OpeningCards openings={openings} action={action} />
    </Section>
  );
}
