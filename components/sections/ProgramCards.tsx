import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { contactAbout } from '@/content/links';
import { mentorship } from '@/content/mentorship';
import type { TrainingProgram } from '@/content/programs';
import { programFacts } from '@/lib/programs';

import styles from './ProgramCards.module.scss';

type ProgramCardsProps = {
  readonly title: string;
  readonly lead: string;
  readonly id?: string;
  readonly programs: readonly TrainingProgram[];
  /** What counts as today. */
  readonly now: Date;
};

/** Courses on panels: length, size, the next batch, and the way to apply. */
export function ProgramCards({ title, lead, id, programs, now }: ProgramCardsProps) {
  const { apply, subject } = mentorship.programs;

  return (
    <Section id={id} title={title} lead={lead}>
      <CardGrid from="desktop">
        {programs.map((program) => (
          <PanelCard
            key={program.title}
            title={program.title}
            tamil={program.tamil}
            text={program.description}
            facts={programFacts(program, now)}
            features={program.features}
            action={{ label: apply, href: contactAbout(subject(program.title)) }}
            top={
              <div className={styles.picture}>
                <Picture name={program.image} slot="card" />
              </div>
            }
          />
        ))}
      </CardGrid>
    </Section>
  );
}
