import { FactList } from '@/components/ui/FactList';
import { MoreLink } from '@/components/ui/MoreLink';
import { Section } from '@/components/ui/Section';
import { besideEnglish, type Language } from '@/lib/languages';
import type { Program } from '@/lib/mentors';
import { applyAction, programFacts } from '@/lib/mentors/programs';

import styles from './ProgramRows.module.scss';

type ProgramRowsProps = {
  readonly title: string;
  readonly lead: string;
  readonly programs: readonly Program[];
  /** What counts as today. */
  readonly now: Date;
  readonly language: Language;
};

/** A few courses as rows: what it is, its facts, and the way to apply. */
export function ProgramRows({ title, lead, programs, now, language }: ProgramRowsProps) {
  return (
    <Section ground="wash" title={title} lead={lead}>
      <ul className={styles.rows} role="list">
        {programs.map((program) => (
          <li key={program.id} className={styles.row}>
            <div>
              {besideEnglish(program.tamil, language) && (
                <p className={styles.tamil} lang="ta">
                  {program.tamil}
                </p>
              )}
              <h3>{program.title}</h3>
              <p className={styles.text}>{program.description}</p>
            </div>
            <FactList facts={programFacts(program, now, language).map(([name, value]) => ({ name, value }))} />
            <MoreLink action={applyAction(program, language)} subject={program.title} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
