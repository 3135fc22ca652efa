import { CardGrid } from '@/components/ui/Card';
import { PanelCard } from '@/components/ui/PanelCard';
import { Picture } from '@/components/ui/Picture';
import { Section } from '@/components/ui/Section';
import { besideEnglish, type Language } from '@/lib/languages';
import type { Program } from '@/lib/mentors';
import { applyAction, programFacts } from '@/lib/mentors/programs';

import styles from './ProgramCards.module.scss';

type ProgramCardsProps = {
  readonly title: string;
  readonly lead: string;
  readonly id?: string;
  readonly programs: readonly Program[];
  /** What counts as today. */
  readonly now: Date;
  readonly language: Language;
};

/** Courses on panels: length, size, the next batch, and the way to apply. */
export function ProgramCards({ title, lead, id, programs, now, language }: ProgramCardsProps) {
  return (
    <Section id={id} title={title} lead={lead}>
      <CardGrid from="desktop">
        {programs.map((program) => (
          <PanelCard
            key={program.id}
            title={program.title}
            tamil={besideEnglish(program.tamil, language)}
            text={program.description}
            facts={programFacts(program, now, language)}
            features={program.features}
            action={applyAction(program, language)}
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
