import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { MoreLink } from '@/components/ui/MoreLink';
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
        <Card
          key={opening.id}
          variant="panel"
          title={opening.title}
          text={opening.desc}
          foot={
            <MoreLink
              action={actionTo({ label: action, path: `/careers/${opening.id}` }, language)}
              subject={opening.title}
            />
          }
        >
          <FactList kind="small" facts={roleFacts(opening, language).map(([name, value]) => ({ name, value }))} />
        </Card>
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
