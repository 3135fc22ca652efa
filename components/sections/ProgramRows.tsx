import { FactList } from '@/components/ui/FactList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { contactAbout } from '@/content/links';
import { mentorship } from '@/content/mentorship';
import type { TrainingProgram } from '@/content/programs';
import { programFacts } from '@/lib/programs';

import styles from './ProgramRows.module.scss';

type ProgramRowsProps = {
  readonly title: string;
  readonly lead: string;
  readonly programs: readonly TrainingProgram[];
  /** What counts as today. */
  readonly now: Date;
};

/** A few courses as rows: what it is, its facts, and the way to apply. */
export function ProgramRows({ title, lead, programs, now }: ProgramRowsProps) {
  const { apply, subject } = mentorship.programs;

  return (
    <Section ground="wash" title={title} lead={lead}>
      <ul className={styles.rows} role="list">
        {programs.map((program) => (
          <li key={program.title} className={styles.row}>
            <div>
              <p className={styles.tamil} lang="ta">
                {program.tamil}
              </p>
              <h3>{program.title}</h3>
              <p className={styles.text}>{program.description}</p>
            </div>
            <FactList facts={programFacts(program, now).map(([name, value]) => ({ name, value }))} />
            <MoreLink action={{ label: apply, href: contactAbout(subject(program.title)) }} subject={program.title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
