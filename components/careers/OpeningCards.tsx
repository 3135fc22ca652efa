import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Section } from '@/components/ui/Section';
import { roleFacts, type CareerOpening } from '@/lib/careers/careers';
import { contentIn } from '@/lib/content';
import type { Language } from '@/lib/languages';
import { actionTo } from '@/lib/links';

type OpeningsProps = {
  readonly openings: readonly CareerOpening[];
  readonly language: Language;
};

type OpeningCardsProps = OpeningsProps & {
  /** The words that lead to a role's page. */
  readonly action: string;
};

function OpeningCards({ openings, action, language }: OpeningCardsProps) {
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
export function OpenOpenings({ openings, language }: OpeningsProps) {
  const { title, lead, none, action } = contentIn(language).pages.careers.openings;
  return (
    <Section title={title} lead={openings.length > 0 ? lead : none}>
      {openings.length > 0 && <OpeningCards openings={openings} action={action} language={language} />}
    </Section>
  );
}

/** The roles that are closed; nothing where none is. */
export function ClosedOpenings({ openings, language }: OpeningsProps) {
  if (openings.length === 0) return null;

  const { title, lead, action } = contentIn(language).pages.careers.closed;
  return (
    <Section title={title} lead={lead}>
      <OpeningCards openings={openings} action={action} language={language} />
    </Section>
  );
}
