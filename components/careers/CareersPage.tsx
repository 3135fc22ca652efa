import { LineCallToAction } from '@/components/calls-to-action/LineCallToAction';
import { PosterHero } from '@/components/heroes/PosterHero';
import { PictureList } from '@/components/sections/PictureList';
import { ButtonLink } from '@/components/ui/ButtonLink';
import { Card, CardGrid } from '@/components/ui/Card';
import { FactList } from '@/components/ui/FactList';
import { Section } from '@/components/ui/Section';
import { buildDate } from '@/lib/build-date';
import { splitByState, type CareerOpening, listRoleFacts } from '@/lib/content/careers';
import { getContent } from '@/lib/content';
import { resolveAction } from '@/lib/content/links';

type OpeningsProps = {
  readonly title: string;
  readonly lead: string;
  readonly action: string;
  readonly openings: readonly CareerOpening[];
};

function Openings({ title, lead, action, openings }: OpeningsProps) {
  return (
    <Section title={title} lead={lead}>
      {openings.length > 0 && (
        <CardGrid>
          {openings.map((opening) => (
            <Card
              key={opening.id}
              variant="panel"
              title={opening.title}
              text={opening.desc}
              foot={
                <ButtonLink
                  action={resolveAction({ label: action, path: `/careers/${opening.id}` })}
                  subject={opening.title}
                  variant="secondary"
                />
              }
            >
              <FactList kind="small" facts={listRoleFacts(opening).map(([name, value]) => ({ name, value }))} />
            </Card>
          ))}
        </CardGrid>
      )}
    </Section>
  );
}

/** /careers: open and closed roles, and how we hire. */
export function CareersPage() {
  const { careers, pages } = getContent();
  const { hero, openings, process, closed: past, closing } = pages.careers;
  const { open, closed } = splitByState(careers, buildDate());

  return (
    <>
      <PosterHero {...hero} surface="wash" />
      <Openings {...openings} lead={open.length > 0 ? openings.lead : openings.none} openings={open} />
      <PictureList {...process} entries={process.steps} surface="indigo" />
      {closed.length > 0 && <Openings {...past} openings={closed} />}
      <LineCallToAction {...closing} />
    </>
  );
}
